import { databaseUser } from '@pbr/embedded-postgres/keeper';
import { templateDatabase } from '@pbr/db/testing-global-setup';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { installJobQueue } from '../jobs/jobs.ts';

/** Every test's database has the outbox: it is copied from the template with the migrated tables. */
export async function setup(project: TestProject): Promise<void> {
  const { testPostgres } = project.getProvidedContext();
  const template = { ...testPostgres, user: databaseUser, database: templateDatabase };
  await installJobQueue(template, pino({ level: 'silent' }));
}
