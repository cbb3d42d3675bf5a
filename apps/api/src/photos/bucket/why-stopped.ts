import { AppError } from '../../lib/errors.ts';
import { BucketError } from './bucket-error.ts';

/** Says in Spanish why the storage of files stopped a command; null for any other error. */
export function whyStopped(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof BucketError)) return error instanceof AppError ? error.message : null;
  return cause.isFull
    ? `El almacenamiento está lleno (${cause.message}).`
    : `El almacenamiento no responde o no acepta la clave (${cause.message}).`;
}
