import type { ErrorKind } from '@pbr/schemas/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { MadeAnswer } from '../answers/made-answer.ts';
import type { ServiceContext } from '../lib/context.ts';
import { JsonText, ListPage } from '../action/list-page.ts';
import type { Declared, Action } from '../action/action.ts';
import type { RowKind } from '../action/rows.ts';
import { checkAccess } from '../security/access.ts';
import { ifMatch, sendListHeaders, versionTagOf } from './headers.ts';
import type { Says } from './openapi/described.ts';
import { receivePhoto } from './upload.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type SuccessStatus = 200 | 201 | 204;

/** The words for a call in the documentation, and facts that its schemas cannot express. */
export interface About {
  /** The call's name in the documentation and in generated clients. */
  name: string;
  tag: string;
  summary: string;
  description: string;
  /** The name of the body's schema. */
  body?: string;
  /** The meaning of each key of the body or of the query. */
  says?: Says;
  /** Kinds of refusal beyond those that every call of this sort may answer. */
  refuses?: readonly ErrorKind[];
  /** The answer is one page of a list. */
  isPaged?: true;
  /** The answer carries its version. */
  isVersioned?: true;
  /** Headers that the call reads. */
  reads?: readonly ('If-Match' | 'Idempotency-Key')[];
}

/** A call of this door: its words, and what no other door needs to know. */
interface Door<Answer> extends About {
  /** With 204 the answer has no body. */
  status?: SuccessStatus | ((answer: Answer) => SuccessStatus);
  /** For calls that answer 201: the URL of what was made, on this host. */
  madeAt?: (made: Answer) => string;
  /** A part of the action's output, where this door answers no more. */
  output?: z.core.$ZodType;
  /** Keys of the input that this door neither reads nor documents. */
  without?: readonly string[];
  /** The photo comes as the file `photo` of a form or as the data URL `url` in JSON, and becomes the input's `photo`. */
  takesPhoto?: boolean;
  /** Finds what the call made. A repeated answer about something that is gone would be wrong. */
  makes?: Pick<RowKind<unknown>, 'find'>;
  /** By default, what is written takes a body when the action has an input. */
  takesBody?: boolean;
  /** Pages of any origin may send it without a cookie. Documented public reads are open to them in any case. */
  isOpen?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that call an action. */
    call?: RestCall;
  }
}

/** A route that calls an action. */
export interface RestCall {
  action: Declared;
  /** Only calls outside the documented API have none. */
  about: About | undefined;
  output: z.core.$ZodType;
  /** The media type of the answer. */
  contentType: string;
  without: readonly string[];
  takesPhoto: boolean;
  /** The body is a file and nothing else. */
  takesFile?: true;
  makes: Door<unknown>['makes'];
  /** False for calls whose body means nothing; clients may announce JSON and send none. */
  takesBody: boolean;
  statuses: readonly number[];
}

/** A call that answers 200 with JSON; `differing` says what is otherwise. */
export function plainCall(
  action: Declared,
  differing: Partial<Omit<RestCall, 'action'>> = {},
): RestCall {
  return {
    action,
    about: undefined,
    output: action.output,
    contentType: 'application/json',
    without: [],
    takesPhoto: false,
    makes: undefined,
    takesBody: false,
    statuses: [200],
    ...differing,
  };
}

const keysOf = (input: z.core.$ZodType | undefined): ReadonlySet<string> =>
  new Set(input instanceof z.core.$ZodObject ? Object.keys(input._zod.def.shape) : []);

/** Mounts an action at this method and path. */
export function restCall<Input extends z.core.$ZodType, Answer, Key extends string>(
  app: FastifyInstance,
  at: `${Method} /${string}`,
  action: Action<Input, z.core.$ZodType, Answer, Key>,
  door?: Door<Answer>,
): void {
  const {
    status = 200,
    madeAt,
    output = action.output,
    without = [],
    takesPhoto = false,
    makes,
    takesBody = !/^(?:GET|DELETE) /u.test(at) && (action.input !== undefined || takesPhoto),
    isOpen = isPublicRead(at, action) && door !== undefined,
  }: Partial<Door<Answer>> = door ?? {};
  const [method, url] = at.split(' ') as [Method, string];
  const reads = keysOf(action.input);
  // A call whose status depends on its answer sends 201 for a new thing and 200 for an existing one.
  const statuses = typeof status === 'number' ? [status] : [200, 201];
  /** The ids of the URL; its `:id` is the row's, whatever the input calls it. */
  const idsOf = ({ params }: FastifyRequest): Record<string, unknown> => {
    const ids = isRecord(params) ? params : {};
    const { key } = action;
    return key === undefined || ids['id'] === undefined ? ids : { ...ids, [key]: ids['id'] };
  };
  const answerOf = async (ctx: ServiceContext, request: FastifyRequest, reply: FastifyReply) => {
    const ids = idsOf(request);
    const inside = door?.reads?.includes('If-Match') ? { ...ctx, ifMatch: ifMatch(request) } : ctx;
    // A body that is not an object must not hide the row that the URL names.
    const perform = (sent: unknown) =>
      isRecord(sent)
        ? action.perform(inside, { ...sent, ...ids })
        : action.perform(inside, sent, ids);
    return takesPhoto
      ? receivePhoto(ctx, { request, reply }, ({ photo, form }) => perform({ ...form, photo }))
      : perform(sentOf(takesBody ? request.body : request.query, without));
  };
  app.route({
    method,
    url,
    config: {
      call: plainCall(action, {
        about: door,
        output,
        without,
        takesPhoto,
        makes,
        takesBody,
        statuses,
      }),
      isOpen,
      ...(action.isReady && { isReady: () => true, reads: () => reads }),
    },
    // Before the body is read, so that a stranger's ten megabytes are refused unread.
    onRequest: async (request) => {
      if (takesPhoto) await action.admit(request.serviceContext(), idsOf(request));
      else if (action.access !== 'public')
        checkAccess(request.serviceContext().actor, action.access);
    },
    handler: async (request, reply) => {
      const make = async (ctx: ServiceContext): Promise<MadeAnswer> => {
        const answer = await answerOf(ctx, request, reply);
        const code = typeof status === 'number' ? status : status(answer);
        const body = code === 204 ? null : bodyOf(answer, output, request, reply);
        return { status: code, body, ...(door?.isVersioned && { etag: versionTagOf(answer) }) };
      };
      const isOnce = door?.reads?.includes('Idempotency-Key') === true;
      const made = isOnce
        ? request.answerOnce(make, makes && (async (ctx, body) => hasRow(ctx, makes, body)))
        : make(request.serviceContext());
      const { publicOrigin } = request.server;
      return sendMade(reply, await made, (body) => {
        // The answer as JSON, which a repeated request gets from where the first answer was kept.
        const path = madeAt?.(JSON.parse(body) as Answer);
        return path === undefined ? undefined : publicOrigin + path;
      });
    },
  });
}

const isPublicRead = (at: string, { access }: Declared) =>
  at.startsWith('GET ') && access === 'public';

const withId = z.object({ id: z.uuid() });

/** Whether the thing that an answer describes is still there. */
async function hasRow(
  ctx: ServiceContext,
  { find }: Pick<RowKind<unknown>, 'find'>,
  body: string,
): Promise<boolean> {
  const { id } = z.parse(withId, JSON.parse(body));
  return (await find(ctx, id)) !== null;
}

/** Anything but an object is left for the schema to refuse. */
function sentOf(sent: unknown, without: readonly string[]): unknown {
  if (without.length === 0 || !isRecord(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !without.includes(key)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bodyOf(
  answer: unknown,
  output: z.core.$ZodType,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  if (!(answer instanceof ListPage)) return JSON.stringify(z.parse(output, answer));
  sendListHeaders(request, reply, answer);
  const { items } = answer;
  return items instanceof JsonText ? items.text : JSON.stringify(z.parse(output, items));
}

function sendMade(
  reply: FastifyReply,
  { status, etag, body, isReplayed }: MadeAnswer,
  locationOf: (body: string) => string | undefined,
) {
  void reply.status(status);
  const location = status === 201 && body !== null ? locationOf(body) : undefined;
  if (location !== undefined) void reply.header('location', location);
  if (etag !== undefined) void reply.header('etag', etag);
  if (isReplayed) void reply.header('idempotency-replayed', 'true');
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}
