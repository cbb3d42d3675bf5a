import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { FastifySessionOptions } from '@fastify/session';
import type { Db } from '@pbr/db/client';
import type { Session } from 'fastify';
import { AppError } from '../lib/errors.ts';
import { deleteSession, insertSession, selectSession } from './session-store.queries.ts';

/** The lifetime of sessions. */
export interface SessionTimes {
  /** Ends a session that is not used for this long. */
  idleSeconds: number;
  /** Ends a session after this long, however much it is used. */
  maxSeconds: number;
}

type Store = NonNullable<FastifySessionOptions['store']>;

interface StoreOptions extends SessionTimes {
  db: Db;
  now: () => Date;
}

/** The table holds only a digest of the id, so nobody who reads it, or a backup of it, can take a session over. */
export const sidOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** The end of a session that is in use now. */
export function expiryOf(
  { idleSeconds, maxSeconds }: SessionTimes,
  { createdAt, now }: { createdAt: Date; now: Date },
): Date {
  return new Date(
    Math.min(now.getTime() + idleSeconds * 1000, createdAt.getTime() + maxSeconds * 1000),
  );
}

/** Presents the table `sessions` as @fastify/session expects it. */
export function sessionStore({ db, now, ...times }: StoreOptions): Store {
  async function insert(sessionId: string, { begins }: Session): Promise<void> {
    // The library saves a new session before it knows whose it is.
    if (!begins) return;
    const createdAt = new Date(begins.sess.createdAt);
    const expire = expiryOf(times, { createdAt, now: createdAt });
    const hasBegun = await insertSession(db, { sid: sidOf(sessionId), ...begins, expire });
    if (!hasBegun) throw new AppError('session.invalid_credentials');
  }

  /** A session that cannot be read has not ended: nobody is signed out because the database is away. */
  async function find(sessionId: string): Promise<Session | null> {
    try {
      const found = await selectSession(db, sidOf(sessionId), now());
      return found ? ({ found } as Session) : null;
    } catch (error) {
      return { unread: error } as Session;
    }
  }

  const remove = async (sessionId: string) => deleteSession(db, sidOf(sessionId));

  return { get: callbackify(find), set: callbackify(insert), destroy: callbackify(remove) };
}
