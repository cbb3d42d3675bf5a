import { healthSchema } from '@pbr/schemas/health';
import { action } from '../../action/action.ts';
import { pingDatabase } from './health.queries.ts';

/** Answers ok as long as the process lives. */
export const checkLiveness = action({
  access: 'public',
  output: healthSchema,
  run: async () => ({ status: 'ok' as const }),
});

/** Answers ok when the database answers before the request's deadline, and throws otherwise. */
export const checkReadiness = action({
  access: 'public',
  output: healthSchema,
  run: async ({ db }) => {
    await pingDatabase(db);
    return { status: 'ok' as const };
  },
});
