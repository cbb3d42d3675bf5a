import type { Db } from '@pbr/db/client';
import { pino } from 'pino';
import type { Actor } from '../security/actor.ts';
import type { ServiceContext, SessionHandle } from '../lib/context.ts';
import type { Limits } from '../security/limits.ts';
import type { Storage } from '../photos/storage.ts';
import { createRequestLimiter } from '../security/request-limiter.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { testPasswords } from './data/passwords.ts';

export const TEST_ORIGIN = 'http://portal.test';

const generous = (name: string) => ({ name, points: 1_000_000, windowSeconds: 300 });

export const generousLimits: Limits = {
  publicForms: generous('public-forms'),
  inquiryReceipts: generous('inquiry-receipts'),
  loginAccount: generous('login-account'),
  loginIp: generous('login-ip'),
  registration: generous('registration'),
  passwordReset: generous('password-reset'),
  accountMails: generous('account-mails'),
  shareMails: generous('share-mails'),
  views: generous('views'),
  apiToken: generous('api-token'),
  photoBytes: 0,
};

export const visitor: Actor = { kind: 'visitor' };
export const member = (userId: string): Actor => ({ kind: 'member', userId, role: 'employee' });
export const admin = (userId: string): Actor => ({ kind: 'member', userId, role: 'admin' });

/** A session that records for whom it was started, and when it ended. */
export function fakeSession(publicId: string | null = null) {
  const events: string[] = [];
  const session: SessionHandle = {
    publicId,
    person: null,
    start: async ({ userId }) => void events.push(`start ${userId}`),
    end: async () => void events.push('end'),
  };
  return { ...session, events };
}

/** A storage for actions that need no files. */
export const noStorage: Storage = {
  root: '/nonexistent',
  bring: () => Promise.resolve(),
  put: () => Promise.reject(new Error('no storage in this test')),
  keep: () => Promise.reject(new Error('no storage in this test')),
  receive: () => Promise.reject(new Error('no storage in this test')),
  has: () => Promise.resolve(false),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  list: async function* list() {},
  folders: async function* folders() {},
  changedAt: () => Promise.resolve(null),
  removeAbandoned: () => Promise.resolve(),
  awaySince: () => null,
};

const silent = pino({ level: 'silent' });

/** One for all contexts, because each reserves its memory at once. */
const requestLimiter = createRequestLimiter(() => new Date());

export function testContext(db: Db, overrides: Partial<ServiceContext> = {}): ServiceContext {
  return {
    db,
    primary: db,
    actor: visitor,
    session: fakeSession(),
    ifMatch: null,
    now: () => new Date(),
    requestId: 'test',
    ip: '192.0.2.1',
    browser: { isRobot: false, isOnOwnPage: true },
    limiter: createMemoryLimiter(),
    requestLimiter,
    limits: generousLimits,
    tellQuota: () => {},
    storage: noStorage,
    importFiles: noStorage,
    passwords: testPasswords,
    readyValue: ({ find }) => find({ db, log: silent, now: () => new Date() }),
    foundAnswers: () => null,
    forgetBefore: () => {},
    publicOrigin: TEST_ORIGIN,
    mapTiles: null,
    replicaStates: () => [],
    registration: 'open',
    log: silent,
    ...overrides,
  };
}
