import { serverError } from './server-error.ts';

/** What the server said, with the wait where it asks for one; `otherwise` when it said nothing. */
export function failureWords(error: unknown, otherwise: string): string {
  const said = serverError(error);
  if (!said) return otherwise;
  if (said.code !== 'request.too_many' || !said.retryAfterSeconds) return said.message;
  return `Demasiados intentos. Intenta de nuevo en ${duration(said.retryAfterSeconds)}.`;
}

/** '40 segundos', '12 minutos': never shorter than it is. */
function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat('es-MX', { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
}
