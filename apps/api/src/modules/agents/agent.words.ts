import type { Says } from '../../rest/openapi/described.ts';
import { profileWords } from '../accounts/account.words.ts';

/** The words of the documentation for an agent. */
export const agentWords = {
  ...profileWords,
  listings: 'Cuántas propiedades suyas están en el catálogo.',
} satisfies Says;
