import type { Db } from '@pbr/db/client';
import { pino } from 'pino';
import type { Actor } from '../lib/actor.ts';
import type { Limits, ServiceContext } from '../lib/context.ts';
import { createMemoryLimiter } from '../lib/limiter.ts';
import type { Storage } from '../lib/storage.ts';

export const TEST_ORIGIN = 'http://portal.test';

export const generousLimits: Limits = {
  publicForms: { name: 'public-forms', points: 1_000_000, windowSeconds: 300 },
  inquiryReceipts: { name: 'inquiry-receipts', points: 1_000_000, windowSeconds: 300 },
};

export const visitor: Actor = { kind: 'visitor' };
export const member = (userId: string): Actor => ({ kind: 'member', userId, role: 'employee' });
export const admin = (userId: string): Actor => ({ kind: 'member', userId, role: 'admin' });

/** For operations that need no files. */
const noStorage: Storage = {
  root: '/nonexistent',
  put: () => Promise.reject(new Error('no storage in this test')),
  has: () => Promise.resolve(false),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  list: async function* list() {},
};

export function testContext(db: Db, overrides: Partial<ServiceContext> = {}): ServiceContext {
  return {
    db,
    actor: visitor,
    now: () => new Date(),
    requestId: 'test',
    address: '192.0.2.1',
    limiter: createMemoryLimiter(),
    limits: generousLimits,
    storage: noStorage,
    publicOrigin: TEST_ORIGIN,
    log: pino({ level: 'silent' }),
    ...overrides,
  };
}
