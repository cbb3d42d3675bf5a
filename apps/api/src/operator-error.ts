import { RefusedDatabaseError } from '@pbr/db/admit-database';
import { EmbeddedPostgresError } from '@pbr/embedded-postgres/embedded-error';
import { BackupError } from './backup/backup-error.ts';
import { EnvError } from './env.ts';
import { CommandError } from './lib/command-error.ts';

/** True for an error whose message tells the operator what to do; any other error is a defect and keeps its stack. */
export function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof BackupError ||
    error instanceof CommandError ||
    error instanceof EnvError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof RefusedDatabaseError
  );
}
