import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger } from 'graphile-worker';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Logs the queue's messages without the payloads of jobs: mails hold personal data, and mail servers repeat e-mails in their answers. */
export function jobLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure !== true) return log[levels[level]](message);
    const { id, task_identifier: task, attempts, max_attempts: most } = meta.job as Job;
    const failure = { job: id, task, attempt: attempts, ...codesOf(meta.error) };
    if (attempts < most) return log.warn(failure, 'a job failed and will be tried again');
    return log.error(failure, 'a job failed for the last time');
  });
}

function codesOf(error: unknown): { error: string; code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
