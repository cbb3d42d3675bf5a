export type EmbeddedPostgresErrorCode =
  | 'unsupported_platform'
  | 'binaries_missing'
  | 'foreign_data'
  | 'other_version'
  | 'not_permitted'
  | 'server_running'
  | 'disk_full'
  | 'start_failed';

/** A failed start that the operator can put right; the message is for them. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

function diskFull(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'disk_full',
    `No queda espacio en el disco de ${folder}. Libera espacio y vuelve a intentarlo; lo que ya estaba guardado sigue ahí.`,
    { cause },
  );
}

export function notPermitted(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'not_permitted',
    `No hay permiso para usar ${folder}. Inicia el portal con el usuario al que pertenece esa carpeta, o elige otra con DATA_DIR.`,
    { cause },
  );
}

/** Turns the last output of initdb or postgres into an error. They run with LC_ALL=C, so their words are known. */
export function failedProgram(
  program: string,
  output: string,
  folder: string,
): EmbeddedPostgresError {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return diskFull(folder, new Error(output));
  if (/Permission denied|could not access directory/.test(output))
    return notPermitted(folder, new Error(output));
  if (/could not look up effective user ID/.test(output)) return userWithoutName(output);
  const lastLines = output.trim().split('\n').slice(-6).join('\n');
  return new EmbeddedPostgresError(
    'start_failed',
    `La base de datos de ${folder} no arrancó (${program}):\n${lastLines || 'sin más detalles'}`,
  );
}

/** The uid has no name, as in a container started with a bare uid. Only the first start needs the name. */
function userWithoutName(output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'not_permitted',
    `El usuario ${process.getuid?.()} con el que corre el portal no está en /etc/passwd, y sin eso no se puede preparar la base de datos. Inicia el portal con un usuario del sistema o pon la dirección de tu PostgreSQL en DATABASE_URL.`,
    { cause: new Error(output) },
  );
}

/** Puts file system errors, and Postgres's code for a full disk, into words for the operator; returns other errors unchanged. */
export function explained(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull(folder, error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return notPermitted(folder, error);
  return error;
}

/** The `code` of a Node or Postgres error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
