/** Text typed on the home page while its search is on its way: the field of the catalogue goes on with it. */
export const typedOn: { text?: string } = {};
