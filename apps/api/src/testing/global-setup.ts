import { databaseUser } from '@pbr/embedded-postgres/keeper';
import { templateDatabase } from '@pbr/db/testing/global-setup';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { installJobQueue } from '../jobs/job-queue.ts';

/** Gives every test database the outbox: they are copies of the template with the migrated tables. */
export async function setup(project: TestProject): Promise<void> {
  const { testPostgres } = project.getProvidedContext();
  const template = { ...testPostgres, user: databaseUser, database: templateDatabase };
  await installJobQueue(template, pino({ level: 'silent' }));
}
