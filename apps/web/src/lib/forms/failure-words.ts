import { formatWait } from '@pbr/schemas/format/units';
import { isUnanswered, type ServerError, serverError } from './server-error.ts';

/** The server's message, with the wait if it asks for one; `otherwise` if it sent none. */
export function failureWords(error: unknown, otherwise: string): string {
  const said = serverError(error);
  return said ? saidWords(said) : ownWords(error, otherwise);
}

/** `words`, which begin with the missing connection if nobody answered. */
export const ownWords = (error: unknown, words: string): string =>
  isUnanswered(error) ? `Sin conexión. ${words}`.trim() : words;

export function saidWords(said: Omit<ServerError, 'fields'>): string {
  if (said.code !== 'request.too_many' || !said.retryAfterSeconds) return said.message;
  return `Demasiados intentos. Intenta de nuevo en ${formatWait(said.retryAfterSeconds)}.`;
}
