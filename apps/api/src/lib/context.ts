import type { Db } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from './actor.ts';
import type { Limit, Limiter } from './limiter.ts';
import type { Storage } from './storage.ts';

/** The limits of the configuration. */
export interface Limits {
  publicForms: Limit;
  /** Receipts to one e-mail address, which anybody can type into a form. */
  inquiryReceipts: Limit;
}

/** What every operation gets: who asks, what it may use, and the time. */
export interface ServiceContext {
  db: Db;
  actor: Actor;
  now: () => Date;
  requestId: string;
  /** The visitor's address, for limits only; it is never logged or stored. */
  address: string;
  limiter: Limiter;
  limits: Limits;
  storage: Storage;
  log: FastifyBaseLogger;
  /** The portal's address, for links in mails. */
  publicOrigin: string;
}
