import type { Db } from '@pbr/db/client';
import type { Role } from '@pbr/schemas/user-values';
import type { FastifyBaseLogger } from 'fastify';
import type { Limit, Limiter } from './limiter.ts';
import type { Storage } from './storage.ts';

interface Visitor {
  kind: 'visitor';
}

/** A signed-in person. Role and activity are read with every request, never remembered. */
interface Member {
  kind: 'member';
  userId: string;
  role: Role;
}

/** An integrator's token acts as its owner, within its scope. */
interface Token {
  kind: 'token';
  userId: string;
  role: Role;
  scope: 'read' | 'write';
}

export type Actor = Visitor | Member | Token;

/** The limits of the configuration. */
export interface Limits {
  publicForms: Limit;
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
}

export function isAdmin(actor: Actor): boolean {
  return actor.kind !== 'visitor' && actor.role === 'admin';
}

export function isUser(actor: Actor, userId: string): boolean {
  return actor.kind !== 'visitor' && actor.userId === userId;
}
