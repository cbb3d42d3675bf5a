import { isUnanswered, serverError } from './server-error.ts';

/** The server's message; `otherwise` if it sent none. */
export function failureWords(error: unknown, otherwise: string): string {
  return serverError(error)?.message ?? ownWords(error, otherwise);
}

/** The same in a form that keeps its text. */
export const unsentWords = (error: unknown, otherwise: string): string =>
  `${failureWords(error, otherwise)} Lo que escribiste sigue aquí.`;

/** `words`, which begin with the missing connection if nobody answered. */
export const ownWords = (error: unknown, words: string): string =>
  isUnanswered(error) ? `Sin conexión. ${words}`.trim() : words;
