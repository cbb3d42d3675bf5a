import { serverError } from './server-error.ts';

/** The server's message, with the wait if it asks for one; `otherwise` if it sent none. */
export function failureWords(error: unknown, otherwise: string): string {
  const said = serverError(error);
  if (!said) return otherwise;
  if (said.code !== 'request.too_many' || !said.retryAfterSeconds) return said.message;
  return `Demasiados intentos. Intenta de nuevo en ${duration(said.retryAfterSeconds)}.`;
}

/** '40 segundos', '12 minutos'; always rounded up. */
function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat('es-MX', { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
}
