import type { Versions } from './precondition.ts';
import type { Db } from '@pbr/db/client';
import type { SessionUser } from '@pbr/schemas/account/user';
import type { RegistrationMode } from '@pbr/schemas/account/write';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../security/actor.ts';
import type { FoundAnswers } from '../answers/ready-stores.ts';
import type { ReadyValue } from '../answers/ready-value.ts';
import type { Replicas } from '@pbr/db/replicas';
import type { Limiter } from '../security/limiter.ts';
import type { Quota } from './quota.ts';
import type { Limits } from '../security/limits.ts';
import type { RequestLimiter } from '../security/request-limiter.ts';
import type { Passwords } from '../security/passwords.ts';
import type { Storage } from '../photos/storage.ts';

/** Somebody who has shown that they know the password behind this hash, or who has just set it. */
export interface ProvenPerson {
  userId: string;
  passwordHash: string;
}

/** The session of this request. */
export interface SessionHandle {
  /** Signs this visitor in under a new session id, unless the proof no longer holds. */
  start: (proven: ProvenPerson) => Promise<void>;
  /** Ends the session; does nothing without one. */
  end: () => Promise<void>;
  /** Identifies this session among the person's own; null for a visitor. */
  publicId: string | null;
  /** The signed-in person, as the database had them when the request began; null for a visitor. */
  person: SessionUser | null;
}

/** The program that made this request, by its headers. */
export interface BrowserInfo {
  /** A known robot or tool, or a program without a name. */
  isRobot: boolean;
  /** One of the portal's own pages made the request. */
  isOnOwnPage: boolean;
}

/** Everything an action gets: who asks, the resources it may use, and the time. */
export interface ServiceContext {
  db: Db;
  /** The database that has every change; `db` may be a replica. */
  primary: Db;
  /** Reading it throws `server.unavailable` when the request has a session that could not be read. */
  actor: Actor;
  session: SessionHandle;
  /** The versions that `If-Match` names; null without one, when any version may be changed. */
  ifMatch: readonly Versions[] | null;
  now: () => Date;
  requestId: string;
  /** Stands for the visitor's IP in limits only; it is never logged or stored. */
  ip: string;
  browser: BrowserInfo;
  limiter: Limiter;
  requestLimiter: RequestLimiter;
  limits: Limits;
  /** Tells the caller what is left of a limit. */
  tellQuota: (quota: Quota | undefined) => void;
  storage: Storage;
  /** The files of imports, which nobody is served. */
  importFiles: Storage;
  passwords: Passwords;
  /** A value that is the same for everybody, found once until something changes. */
  readyValue: <Value extends object>(declared: ReadyValue<Value>) => Promise<Value>;
  /** The reads that members share; null for a visitor. */
  foundAnswers: () => FoundAnswers | null;
  /** Ready answers from before this change of the list must not be sent any more. */
  forgetBefore: (change: number) => void;
  /** The replicas that visitors' answers are read from, as this process sees them. */
  replicaStates: Replicas['states'];
  log: FastifyBaseLogger;
  /** The portal's URL, for links in mails. */
  publicOrigin: string;
  /** The URL of the operator's file of streets; null if maps show none. */
  mapTiles: string | null;
  /** Decides who may create an account. */
  registration: RegistrationMode;
}
