import type { DbOptions } from '@pbr/db/client';
import { createTestDb, type TestDb } from '@pbr/db/testing/database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import type { AppDeps } from '../app.ts';
import { testApp } from './app.ts';

interface Suite extends DbOptions {
  /** Tables to empty before each test, with all tables that refer to them. */
  clear?: string[];
  /** Leaves out the migrations. */
  empty?: boolean;
}

/** A database for the tests of this file. */
export async function databaseSuite({ clear, ...options }: Suite = {}): Promise<TestDb> {
  const t = await createTestDb(options);
  afterAll(() => t.close());
  if (clear) beforeEach(() => t.clear(...clear));
  return t;
}

/** A server on that database. */
export async function serverOn(
  { db }: TestDb,
  deps: Partial<AppDeps> = {},
): Promise<FastifyInstance> {
  const app = await testApp(db, deps);
  afterAll(() => app.close());
  return app;
}
