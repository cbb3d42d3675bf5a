import { whyStopped } from '../photos/bucket/why-stopped.ts';
import { BackupError } from './backup-error.ts';

/** Codes of postgres.js, of Node, and of a Postgres that stops or starts. */
const CONNECTION_LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
]);

/** Puts what an operator can do something about into words; returns other errors unchanged. `kept` says what is still there. */
export function explainFailure(error: unknown, kept: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError') return new BackupError(`Se interrumpió. ${kept}`);
  const why = whyStopped(error);
  if (why !== null) return new BackupError(`${why} ${kept}`, { cause: error });
  const code = codeOf(error);
  // 53100 is Postgres's own code for it.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new BackupError(`No queda espacio en el disco. ${kept}`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(`No hay permiso: ${error.message}. ${kept}`, { cause: error });
  if (typeof code === 'string' && CONNECTION_LOST.has(code))
    return new BackupError(
      `Se perdió la conexión con la base de datos; mira si está en marcha y si su disco tiene espacio. ${kept}`,
      { cause: error },
    );
  return error;
}

/** Drizzle wraps the driver's error. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}
