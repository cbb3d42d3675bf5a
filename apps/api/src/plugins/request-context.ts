import { randomUUID } from 'node:crypto';
import type { Replicas } from '@pbr/db/replicas';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { clientIpOf, ipKey } from '../security/client-ip.ts';
import { clearReady, type ReadyStores } from '../answers/ready-stores.ts';
import type { ServiceContext } from '../lib/context.ts';
import { browserOf } from '../security/browser.ts';
import type { Quota } from '../lib/quota.ts';
import type { MapTiles } from '../map-tiles/open-map-tiles.ts';
import { createPasswords, type Passwords } from '../security/passwords.ts';

/** The parts of the context that are the same for every request. */
export interface ContextDeps
  extends
    ReadyStores,
    Pick<
      ServiceContext,
      | 'db'
      | 'storage'
      | 'importFiles'
      | 'limiter'
      | 'requestLimiter'
      | 'limits'
      | 'publicOrigin'
      | 'registration'
      | 'now'
    > {
  /** The operator's file of streets for the maps. */
  mapTiles: MapTiles | null;
  /** For the answers that all visitors get; null without any. */
  replicas?: Pick<Replicas, 'db' | 'states'> | null;
  /** Only tests set this, to change the cost of a password. */
  passwords?: Passwords | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    publicOrigin: string;
  }
  interface FastifyRequest {
    serviceContext: () => ServiceContext;
    /** The rest of the limits that this request counts against; the documented API says it in headers. */
    quotas: Quota[] | null;
  }
}

/** The server numbers requests itself: an id from outside could forge log lines. */
export const newRequestId = () => randomUUID();

/** Logs what goes wrong when an answer can no longer say so. The plugin below writes the line of each request. */
export class FailureLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override requestCompleted(error: Error | null | undefined, { log }: FastifyRequest): void {
    if (error) log.error({ err: error }, 'work after an answer failed');
  }

  override streamError(error: Error, { log }: FastifyRequest): void {
    const isClientGone = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClientGone) log.error({ err: error }, 'an answer broke off');
  }
}

/** Provides the context that actions get from a request. */
export const requestContext = fp(
  async (
    app: FastifyInstance,
    {
      db,
      replicas = null,
      storage,
      importFiles,
      passwords = createPasswords(),
      readyAnswers,
      foundAnswers,
      readyValues,
      onChange,
      limiter,
      requestLimiter,
      limits,
      publicOrigin,
      mapTiles,
      registration,
      now,
    }: ContextDeps,
  ) => {
    const deps = { db, log: app.log, now };
    let lastChange: number | undefined;
    const forgetBefore = (change: number) => {
      if (change === lastChange) return;
      lastChange = change;
      clearReady({ readyAnswers, foundAnswers, readyValues, onChange });
    };
    app.decorate('publicOrigin', publicOrigin);
    app.decorateRequest('quotas', null);
    app.decorateRequest('serviceContext', function serviceContext(): ServiceContext {
      const whoAsks = () => this.actor();
      const tellQuota = (quota: Quota | undefined) => {
        if (quota) this.quotas = [...(this.quotas ?? []), quota];
      };
      return {
        // Only an answer for all visitors is being made: it needs no session, and shows nobody their own writes.
        db: (this.making && replicas?.db()) ?? db,
        primary: db,
        replicaStates: () => replicas?.states() ?? [],
        storage,
        importFiles,
        passwords,
        readyValue: (declared) => readyValues.get(declared, deps, () => authorOf(this)),
        foundAnswers: () => (authorOf(this) === null ? null : foundAnswers),
        forgetBefore,
        limiter,
        requestLimiter,
        limits,
        tellQuota,
        now,
        publicOrigin,
        mapTiles: mapTiles?.url ?? null,
        registration,
        get actor() {
          return whoAsks();
        },
        session: this.sessionHandle,
        ifMatch: null,
        requestId: this.id,
        ip: ipKey(clientIpOf(this)),
        browser: browserOf(this.headers),
        log: this.log,
      };
    });
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      if (!request.isShed) request.log.info({ req: request, res: reply, ms }, 'request');
      done();
    });
  },
  { name: 'request-context' },
);

/** The person whose change this request may be; null for a visitor. */
export function authorOf(request: FastifyRequest): string | null {
  const actor = request.actor();
  return actor.kind === 'visitor' ? null : actor.userId;
}
