import { AppError } from '../../lib/errors.ts';
import { BucketError } from './bucket-error.ts';

/** Whether the storage of files is full, away, or refuses: then every other file would fail as well. */
export const isOfStorage = ({ code, cause }: AppError): boolean =>
  code === 'storage.full' || cause instanceof BucketError;

/** Says in Spanish why the storage of files stopped a command; null for any other error. */
export function whyStopped(error: unknown): string | null {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof BucketError)) return error instanceof AppError ? error.message : null;
  return cause.isFull
    ? `El almacenamiento está lleno (${cause.message}).`
    : `El almacenamiento no responde o no acepta la clave (${cause.message}).`;
}
