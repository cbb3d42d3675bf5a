/** Lower case without accents, to compare names as people type them. */
export const comparableName = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
