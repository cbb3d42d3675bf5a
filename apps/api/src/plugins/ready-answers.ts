import { buffer } from 'node:stream/consumers';
import { inTime } from '@pbr/db/deadline';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerKey } from '../answers/answer-key.ts';
import { outageAnswer, type OutageOptions } from '../answers/outage-answer.ts';
import type { Making } from '../answers/ready-store.ts';
import {
  acceptedEncoding,
  compress,
  COMPRESS_FROM_BYTES,
  type Encoding,
  isText,
  type Use,
} from '../http/compression.ts';
import { isKnown, isVersionTag, tagOf } from '../http/entity-tags.ts';
import { clearReady, type ReadyAnswer, type ReadyStores } from '../answers/ready-stores.ts';
import { authorOf } from './request-context.ts';
import { policyOfInlineScripts } from '../http/inline-scripts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells whether the answer is the same for every visitor until the catalogue changes. */
    isReady?: (request: FastifyRequest) => boolean;
    /** Tells whether a write changes nothing in those answers. */
    keepsReady?: (request: FastifyRequest) => boolean;
  }
  interface FastifyRequest {
    making: { answer: Making<ReadyAnswer>; headersBefore: ReadonlySet<string> } | null;
  }
}

/** Answers of longer keys do not become ready. */
const LONGEST_KEY = 2048;

export type ReadyAnswersOptions = ReadyStores & OutageOptions;

/**
 * Sends visitors the answer that another visitor got, until something changes. A signed-in person gets an answer of their own, and their
 * write takes effect for visitors before they get its response. All text is sent compressed.
 */
export const readyAnswers = fp(
  async (app: FastifyInstance, ready: ReadyAnswersOptions) => {
    const { readyAnswers: answers, databaseAwaySince = () => null } = ready;
    app.decorateRequest('making', null);

    app.addHook('onRequest', (request, reply, done) => {
      if (!canBeReady(request) || !isVisitor(request)) return done();
      const answer = readyNow(ready, request, reply);
      if (answer) return sendReady(answer, request, reply);
      const key = answerKey(request);
      const awaited = answers.awaited(key);
      if (awaited) return sendAwaited(awaited, request, reply);
      const headersBefore = new Set(Object.keys(reply.getHeaders()));
      request.making = { answer: answers.begin(key), headersBefore };
      return done();
    });

    app.addHook('onSend', async (request, reply, payload) => {
      // Without the database nothing changes, and everything is cleared when it is back.
      if (mayChangeReady(request) && databaseAwaySince() === null)
        clearReady(ready, authorOf(request) ?? undefined);
      if (reply.hasHeader('content-encoding')) return payload;
      const body = await unwrap(payload, reply);
      if (request.making === null)
        return isTagged(body, request, reply)
          ? present(taggedOnce(body, reply), request, reply, 'once')
          : compressed(body, request, reply);
      const answer = takeAnswer(body, request, reply);
      request.making.answer.finish(answer);
      request.making = null;
      return answer ? presentWhole(answer, request, reply) : body;
    });

    // When an answer fails or its client goes away, the requests that wait for it make it themselves.
    app.addHook('onResponse', ({ making }, _reply, done) => {
      making?.answer.finish();
      done();
    });
    app.addHook('onRequestAbort', ({ making }, done) => {
      making?.answer.finish();
      done();
    });
  },
  { name: 'ready-answers' },
);

/** Serves requests that have neither a cookie nor a token, without looking up who asks. Register it before the session. */
export const answerAtOnce = fp(
  async (app: FastifyInstance, options: ReadyAnswersOptions) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { cookie, authorization } = request.headers;
      if (cookie !== undefined || authorization !== undefined || !canBeReady(request))
        return done();
      const answer = readyNow(options, request, reply);
      return answer ? sendReady(answer, request, reply) : done();
    });
  },
  { name: 'answer-at-once' },
);

/** The answer that is ready; without the database, the one from when it went away. */
function readyNow(
  options: ReadyAnswersOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): ReadyAnswer | undefined {
  const key = answerKey(request);
  const old = outageAnswer(options, key);
  if (old) reply.header('age', String(old.ageSeconds));
  return old?.answer ?? options.readyAnswers.get(key);
}

function canBeReady(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  return (
    method === 'GET' &&
    (routeOptions.config.isReady?.(request) ?? false) &&
    answerKey(request).length <= LONGEST_KEY
  );
}

/** A visitor's write clears them where it changes something; a member is to see every own change at once. */
function mayChangeReady(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  if (method === 'GET' || method === 'HEAD' || isVisitor(request)) return false;
  return !(routeOptions.config.keepsReady?.(request) ?? false);
}

/** False also for a request whose session could not be read: it may belong to a signed-in person. */
function isVisitor(request: FastifyRequest): boolean {
  return request.session?.unread === undefined && request.actor().kind === 'visitor';
}

/** True for a documented answer made for this request alone; it gets a tag, so that a client that has it is not sent it again. */
function isTagged(body: unknown, request: FastifyRequest, reply: FastifyReply): body is Buffer {
  const { call } = request.routeOptions.config;
  return (
    call?.about !== undefined &&
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    Buffer.isBuffer(body) &&
    // A ready answer has its own tag.
    isVersionTag(reply.getHeader('etag') ?? '"0"')
  );
}

function taggedOnce(body: Buffer, reply: FastifyReply): ReadyAnswer {
  return {
    headers: {},
    etag: tagOf(body, reply.getHeader('etag')),
    body,
    compressed: {},
  };
}

/** Turns a payload into bytes, except streams. A `Response`, which tRPC answers with, sets the reply's status and headers. */
async function unwrap(payload: unknown, reply: FastifyReply): Promise<unknown> {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (!(payload instanceof Response)) return payload;
  reply.status(payload.status);
  payload.headers.forEach((value, name) => void reply.header(name, value));
  return payload.body ? buffer(payload.body) : '';
}

function takeAnswer(
  body: unknown,
  { making, cspNonce }: FastifyRequest,
  reply: FastifyReply,
): ReadyAnswer | undefined {
  if (!Buffer.isBuffer(body) || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return;
  const own = Object.entries(reply.getHeaders()).filter(
    ([name]) => !making?.headersBefore.has(name) && name !== 'etag',
  );
  const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  const policy = reply.getHeader('content-security-policy');
  if (headers['content-type']?.startsWith('text/html') && typeof policy === 'string')
    headers['content-security-policy'] = policyOfInlineScripts(policy, {
      html: body.toString(),
      nonce: cspNonce,
    });
  return { headers, etag: tagOf(body, reply.getHeader('etag')), body, compressed: {} };
}

async function sendReady(
  ready: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.isReadyAnswer = true;
  return reply.send(await presentWhole(ready, request, reply));
}

/** Sends the answer that another request is making, if that succeeds. */
async function sendAwaited(
  awaited: Promise<ReadyAnswer | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const answer = await inTime(awaited);
  return answer && sendReady(answer, request, reply);
}

function presentWhole(ready: ReadyAnswer, request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(ready.headers)) void reply.header(name, value);
  return present(ready, request, reply);
}

/** The body in the encoding that this client accepts, with the headers for it; empty when the client already has it. */
async function present(
  ready: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  use: Use = 'kept',
): Promise<Buffer | ''> {
  const { etag, body } = ready;
  const encoding = encodingOf(body, request, reply);
  void reply.header('etag', `"${encoding ? `${etag}-${encoding}` : etag}"`);
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('content-type');
    return '';
  }
  if (!encoding) return body;
  void reply.header('content-encoding', encoding);
  return (ready.compressed[encoding] ??= compress(body, encoding, use));
}

async function compressed(
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!Buffer.isBuffer(body) || !isText(reply.getHeader('content-type'))) return body;
  const encoding = encodingOf(body, request, reply);
  if (!encoding) return body;
  reply.header('content-encoding', encoding);
  return compress(body, encoding, 'once');
}

function encodingOf(
  body: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Encoding | undefined {
  if (body.length < COMPRESS_FROM_BYTES) return undefined;
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/\baccept-encoding\b/u.test(vary))
    void reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
  return acceptedEncoding(request.headers['accept-encoding']);
}
