/** Names the person that a page was drawn for: a request from it counts as theirs or, when the browser has another session, as a visitor's. */
export const PERSON_HEADER = 'pbr-person';
