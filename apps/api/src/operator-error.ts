import { RefusedDatabaseError } from '@pbr/db/admit-database';
import { EmbeddedPostgresError } from '@pbr/embedded-postgres/embedded-error';
import { EnvError } from './env.ts';

/** True for an error whose message tells whoever runs the portal what to do; any other is a defect and keeps its stack. */
export function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof EnvError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof RefusedDatabaseError
  );
}
