/** Milliseconds during which a list of work that others add to is not fetched again, such as one that came with the page. */
export const FRESH_FOR_MS = 30_000;
