import type { Db } from '@pbr/db/client';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { type AppDeps, buildApp } from '../app.ts';
import { createReadyStores } from '../answers/ready-stores.ts';
import type { ReadyValues } from '../answers/ready-values.ts';
import { openLocalStorage } from '../photos/storage.ts';
import { makePhotoFile } from '../modules/photos/make-photo-file.ts';
import { generousLimits, TEST_ORIGIN } from './context.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createRequestLimiter } from '../security/request-limiter.ts';
import { testPasswords } from './data/passwords.ts';

/** Finds each value for each reader, so that no test waits for a change to show. */
const noReadyValues: ReadyValues = {
  get: (declared, deps) => declared.find(deps),
  change: () => {},
};

/** Builds the whole server without pages, on the test's own database. */
export async function testApp(db: Db, overrides: Partial<AppDeps> = {}): Promise<FastifyInstance> {
  const uploads = await mkdtemp(path.join(tmpdir(), 'pbr-uploads-'));
  const storage = overrides.storage ?? (await openLocalStorage(uploads));
  const app = await buildApp({
    db,
    storage,
    importFiles: await openLocalStorage(path.join(uploads, 'imports')),
    makePhotoFile: (key) => makePhotoFile({ db, storage }, key),
    passwords: testPasswords,
    limiter: createMemoryLimiter(),
    requestLimiter: createRequestLimiter(overrides.now ?? (() => new Date())),
    limits: generousLimits,
    publicOrigin: TEST_ORIGIN,
    registration: 'open',
    sessionSecrets: ['a-secret-of-the-tests-of-32-letters'],
    sessionTimes: { idleSeconds: 7 * 86_400, maxSeconds: 30 * 86_400 },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    trustProxy: false,
    clientRoot: null,
    mapTiles: null,
    // A busy machine is neither an outage nor overloaded.
    databaseMs: 30_000,
    ...createReadyStores(0),
    readyValues: noReadyValues,
    development: false,
    maxConnections: 1_000,
    readerPace: { bytesPerSecond: 0, windowMs: 1_000 },
    load: { slots: 20, queueMs: 30_000, waitMs: 30_000, turnMs: 60_000 },
    trustsLoopback: false,
    ...overrides,
  });
  app.addHook('onClose', () => rm(uploads, { recursive: true, force: true }));
  return app;
}
