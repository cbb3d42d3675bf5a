import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import cookie from '@fastify/cookie';
import fastifySession, { type FastifySessionOptions } from '@fastify/session';
import type { Db } from '@pbr/db/client';
import { PERSON_HEADER } from '@pbr/schemas/account/person-header';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onSendHookHandler,
  Session,
} from 'fastify';
import fp from 'fastify-plugin';
import type { ProvenPerson, ServiceContext, SessionHandle } from '../lib/context.ts';
import { toAppError } from '../lib/unexpected.ts';
import { type NewSession, type selectSession, touchSession } from './session-store.queries.ts';
import { expiryOf, sessionStore, type SessionTimes, sidOf } from './session-store.ts';

export interface SessionOptions {
  db: Db;
  now: () => Date;
  publicOrigin: string;
  /** The first secret signs new cookies; the others are still accepted. */
  sessionSecrets: readonly string[];
  sessionTimes: SessionTimes;
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof selectSession>>>;

declare module 'fastify' {
  interface Session {
    /** The visitor's session as stored in the table. */
    found?: FoundSession;
    /** The session that begins with this request. */
    begins?: NewSession;
    /** The error that kept the session from being read. */
    unread?: unknown;
  }
  interface FastifyRequest {
    /** Throws when the session could not be read. */
    actor: () => ServiceContext['actor'];
    sessionHandle: SessionHandle;
  }
}

/** Files are the same for everybody. */
const SAME_FOR_EVERYBODY = /^\/(assets|uploads|placeholders|og|sitemaps|healthz|readyz)(\/|\?|$)/u;
/** The use of a session is noted at most every five minutes. */
const TOUCH_EVERY_SECONDS = 300;
const LONGEST_USER_AGENT = 300;
const VISITOR: ServiceContext['actor'] = { kind: 'visitor' };
const SIGNED_OUT: ServiceContext['actor'] = { kind: 'visitor', lostSession: true };

/** Finds out who asks. Visitors get no cookie, and cost no query and no session object: `request.session` is null. */
export const session = fp(
  async (
    app: FastifyInstance,
    { db, now, publicOrigin, sessionSecrets, sessionTimes }: SessionOptions,
  ) => {
    const isSecure = publicOrigin.startsWith('https:');
    const cookieName = isSecure ? '__Host-pbr_session' : 'pbr_session';
    const attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    } as const;

    app.decorateRequest('sessionHandle');
    app.decorateRequest('actor', function actor(): ServiceContext['actor'] {
      if (this.tokenActor) return this.tokenActor;
      const { found, unread } = this.session ?? {};
      if (unread !== undefined) throw toAppError(unread);
      const drawnFor = this.headers[PERSON_HEADER];
      // A form that one person filled in is not sent as another, who has signed in meanwhile in another tab.
      if (found && (drawnFor === undefined || drawnFor === found.person.id))
        return { kind: 'member', userId: found.person.id, role: found.person.role };
      return drawnFor === undefined ? VISITOR : SIGNED_OUT;
    });

    // The defaults are for clearing the cookie: a browser ignores that unless the attributes match those of the cookie it keeps.
    await app.register(cookie, { parseOptions: attributes });
    const open = sessionsOnDemand(app, {
      secret: [...sessionSecrets],
      store: sessionStore({ db, now, ...sessionTimes }),
      cookieName,
      cookie: { ...attributes, maxAge: sessionTimes.maxSeconds * 1000 },
      saveUninitialized: false,
      rolling: false,
    });
    app.addHook('onRequest', (request, reply, done) => {
      // A token decides who asks; the cookie beside it is ignored.
      if (SAME_FOR_EVERYBODY.test(request.url) || request.tokenActor !== null)
        delete request.cookies[cookieName];
      if (request.cookies[cookieName] === undefined) done();
      else open(request, reply, done);
    });

    app.addHook('onRequest', (request, reply, done) => {
      request.sessionHandle = handleOf(request, reply, { now, cookieName, open });
      const { found, unread } = request.session ?? {};
      // An outage is known, and many requests need no session.
      if (unread !== undefined && toAppError(unread).kind === 'internal')
        request.log.error({ err: unread }, 'could not read a session');
      return found ? touchWhenDue(request, found) : done();
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      const { found, begins, unread } = request.session ?? {};
      const isPersonal = found ?? begins ?? unread ?? reply.getHeader('set-cookie');
      if (isPersonal !== undefined) reply.header('cache-control', 'no-store');
      done();
    });

    async function touchWhenDue(request: FastifyRequest, found: FoundSession): Promise<void> {
      const at = now();
      const unseenMs = at.getTime() - Date.parse(found.seenAt);
      const every = Math.min(TOUCH_EVERY_SECONDS, sessionTimes.idleSeconds / 10);
      if (unseenMs < every * 1000) return;
      const expire = expiryOf(sessionTimes, { createdAt: new Date(found.createdAt), now: at });
      const sid = sidOf(request.session.sessionId);
      try {
        await touchSession(db, { sid, before: found.seenAt, now: at, expire });
      } catch (error) {
        request.log.warn({ err: error }, 'could not record the use of a session');
      }
    }
  },
  { name: 'session', dependencies: ['api-token'] },
);

type OpenSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) => void;

/** Registers the library for sessions, and answers how it opens one: it would make one, with an id and a signature, for every request. */
function sessionsOnDemand(app: FastifyInstance, options: FastifySessionOptions): OpenSession {
  let open: OpenSession | undefined;
  const registrar = Object.create(app, {
    addHook: {
      value(...hook: ['onRequest', OpenSession] | ['onSend', onSendHookHandler]) {
        if (hook[0] === 'onRequest') [, open] = hook;
        else app.addHook(...hook);
      },
    },
  }) as FastifyInstance;
  fastifySession(registrar, options, (error) => {
    if (error) throw error;
  });
  if (!open) throw new Error('@fastify/session opens sessions in another way than before');
  return open;
}

interface HandleOptions {
  now: () => Date;
  cookieName: string;
  open: OpenSession;
}

function handleOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { now, cookieName, open }: HandleOptions,
): SessionHandle {
  async function start({ userId, passwordHash }: ProvenPerson): Promise<void> {
    const at = now().toISOString();
    const isNew = (request.session as Session | null) === null;
    if (isNew)
      await promisify<void>((done) => open(request, reply, (error) => done(error ?? null)))();
    // The session that the visitor came with, or that another call of this request began, ends: somebody else may know its id.
    else if (request.cookies[cookieName] !== undefined || request.session.begins !== undefined)
      await request.session.regenerate();
    // Otherwise the library would clear it beside setting the new one.
    delete request.cookies[cookieName];
    const sess = {
      userId,
      publicId: randomUUID(),
      createdAt: at,
      seenAt: at,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    };
    request.session.begins = { sess, passwordHash };
    try {
      await request.session.save();
    } catch (error) {
      // Otherwise the library would try again when it sends the answer.
      delete request.session.begins;
      throw error;
    }
  }

  const { publicId = null, person = null } = request.session?.found ?? {};
  /** Makes the calls of a batch take turns: they run side by side, but a request has one session. */
  let started: Promise<void> = Promise.resolve();

  return {
    publicId,
    person,
    start: (proven) => {
      started = started.then(
        () => start(proven),
        () => start(proven),
      );
      return started;
    },
    end: async () => {
      const { found, begins, unread } = request.session ?? {};
      if (found ?? begins ?? unread) await request.session.destroy();
      reply.clearCookie(cookieName);
    },
  };
}
