import { formatWait } from '@pbr/schemas/format/units';
import { isUnanswered, type ServerError, serverError } from './server-error.ts';

/** The server's message, with the wait if it asks for one; `otherwise` if it sent none. */
export function failureWords(error: unknown, otherwise: string): string {
  const said = serverError(error);
  if (said) return saidWords(said);
  return isUnanswered(error) ? `Sin conexión. ${otherwise}`.trim() : otherwise;
}

export function saidWords(said: Omit<ServerError, 'fields'>): string {
  if (said.code !== 'request.too_many' || !said.retryAfterSeconds) return said.message;
  return `Demasiados intentos. Intenta de nuevo en ${formatWait(said.retryAfterSeconds)}.`;
}
