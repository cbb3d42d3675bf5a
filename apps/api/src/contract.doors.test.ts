import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { withHiddenEmpty } from '@pbr/schemas/property/write';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOfDataUrl } from './photos/photo-data-url.ts';
import { MISSING_ID } from './testing/access/access-rows.ts';
import { accessWorld, ASKERS } from './testing/access/access-world.ts';
import { testApp } from './testing/app.ts';
import {
  bodySchemaOf,
  type Document,
  judgeOf,
  type DescribedCall,
  describedCalls,
  resolve,
} from './testing/contract/contract-document.ts';
import { type Request, requestsOf } from './testing/contract/contract-inputs.ts';
import { watchedDb } from './testing/database/watched-db.ts';
import { pathOf, walk, type Way } from './testing/access/ways.ts';
import { fieldPart, filePart, FORM_END, FORM_TYPE } from './testing/photos/upload-forms.ts';
import { isLong } from './testing/is-long.ts';
import { databaseSuite } from './testing/suite.ts';

const REQUESTS = isLong ? 20_000 : 550;
const TIMEOUT_MS = isLong ? 3_600_000 : 300_000;
const SEED = isLong ? Date.now() : 8;

/** Calls that take long: they decode photos or compare passwords. */
const SLOW = new Set(['setUserPhoto', 'addPropertyImage', 'logIn']);

let app: FastifyInstance;
let document: Document;
let calls: DescribedCall[];
let ways: Way[];
let world: Awaited<ReturnType<typeof accessWorld>>;
let watched: ReturnType<typeof watchedDb>;
let judge: ReturnType<typeof judgeOf>;

// Reading a photo on a busy machine takes longer than a transaction may be idle.
const t = await databaseSuite({ idleInTransactionTimeoutMs: 0 });
beforeAll(async () => {
  watched = watchedDb(t.db);
  ({ app, ways } = await walk(() => testApp(watched.db)));
  world = await accessWorld(t.db, app);
  document = (await app.inject('/api/openapi.json')).json<Document>();
  calls = describedCalls(document);
  judge = judgeOf(document);
}, 120_000);
afterAll(() => app.close());

const wayOf = ({ method, path }: DescribedCall) =>
  ways.find((way) => way.method === method && way.url === path.replaceAll(/\{(\w+)\}/gu, ':$1'));

/** Ids that no row has. */
const NO_IDS = [MISSING_ID, '0', '-1', '1e3', '1.0', '01', '9999999999999999999', '1 ', '%00'];

/** An asker who may make the call, with a row for which that is true; or any asker with any row. */
function chosen(way: Way | undefined, choice: number) {
  const rows = way?.names ? world.rows[way.names.row] : [];
  const anybody = choice % 3 === 0 ? ASKERS[choice % ASKERS.length] : 'admin';
  if (way?.names && choice % 2 === 1)
    for (const asker of ['admin', ...ASKERS] as const)
      for (const row of rows)
        if (row.refusal(world.askers[asker].actor, way.names.needs) === null) return { asker, row };
  return { asker: anybody ?? 'admin', row: rows[choice % Math.max(1, rows.length)] };
}

function sentOf(call: DescribedCall, { choice, query, body }: Request) {
  const way = wayOf(call);
  const { asker, row } = chosen(way, choice);
  const isNobody = choice % 4 === 0 || !row;
  const id = isNobody ? (NO_IDS[choice % NO_IDS.length] ?? '') : row.id;
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
  // A call without an id in its URL has it in its body.
  const key = way && !way.url.includes(':') ? way.idKeys.at(-1) : undefined;
  return {
    url: `${way ? pathOf(way, id, isNobody ? id : row.within) : call.path}?${new URLSearchParams(texts).toString()}`,
    headers: world.askers[asker].headers,
    body: key === undefined || !isObject(body) ? body : { ...body, [key]: id },
  };
}

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const send = (call: DescribedCall, request: Request) =>
  watched.tryOut(async () => {
    const { url, headers, body } = sentOf(call, request);
    const [type, payload] = bodySchemaOf(call).isForm
      ? [FORM_TYPE, formOf(body)]
      : ['application/json', JSON.stringify(body)];
    const answer = await app.inject({
      method: call.method as 'GET',
      url,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { payload }),
    });
    return { answer, body, what: `${call.method} ${url} ${JSON.stringify(body) ?? ''}` };
  });

/** The form with these fields; the file comes as its data URL. */
function formOf(body: unknown): Buffer {
  const parts = Object.entries(isObject(body) ? body : {}).map(([name, value]) => {
    const text = String(value);
    const bytes = text.startsWith('data:') ? bytesOfDataUrl(text) : Buffer.from(text);
    return name === 'photo' ? filePart(bytes) : fieldPart(name, text);
  });
  return Buffer.concat([...parts, FORM_END]);
}

/** English words of the validator's own messages, for issues without a Spanish one. */
const NOT_SPANISH = /invalid|expected|received|required|too (?:big|small)|must|unrecognized/iu;

/** Says how an answer differs from the document; null when it does not. */
function faultOf(
  call: DescribedCall,
  { answer, body }: { answer: LightMyRequestResponse; body: unknown },
): string | null {
  const { statusCode: status } = answer;
  if (status >= 500) return `${status} ${answer.body.slice(0, 200)}`;
  const said = call.responses[String(status)];
  if (!said) return `${status} is not documented`;
  const { content = {}, headers = {} } = resolve(document, said);
  const [type = ''] = Object.keys(content);
  const wrongHead = faultOfHead(answer, type, Object.hasOwn(headers, 'Location'));
  if (wrongHead !== null || type === 'text/csv') return wrongHead;
  const schema = content['application/json']?.schema;
  if (!schema) return answer.body === '' ? null : 'a body that is not documented';
  const wrong = judge(schema, answer.json());
  if (wrong !== null) return `${status} ${wrong}`;
  if (status === 400) return faultOfRefusal(answer);
  return status < 300 ? faultOfAccepting(call, body, answer) : null;
}

function faultOfHead(
  { headers, statusCode }: LightMyRequestResponse,
  type: string,
  tellsLocation: boolean,
): string | null {
  const given = String(headers['content-type']);
  if (type !== '' && !given.startsWith(type)) return `${given} instead of ${type}`;
  const hasLocation = headers.location !== undefined;
  return hasLocation === tellsLocation ? null : `${statusCode} and no Location`;
}

function faultOfAccepting(
  call: DescribedCall,
  body: unknown,
  answer: LightMyRequestResponse,
): string | null {
  const { schema: sent, isForm } = bodySchemaOf(call);
  if (!sent || isForm) return null;
  // Fields that the choices of a listing hide are neither validated nor stored.
  const read = isObject(body) ? withHiddenEmpty(body, answer.json<object>()) : body;
  const refused = judge(sent, read);
  return refused === null ? null : `accepted what the document refuses: ${refused}`;
}

function faultOfRefusal(answer: LightMyRequestResponse): string | null {
  const { code, fields } = answer.json<{ code: string; fields?: Record<string, string> }>();
  if (code !== 'request.invalid') return null;
  const messages = Object.values(fields ?? {});
  if (messages.length === 0) return '400 without a field';
  const foreign = messages.find((message) => message === '' || NOT_SPANISH.test(message));
  return foreign === undefined ? null : `400 not in Spanish: ${JSON.stringify(fields)}`;
}

/** The documentation itself, and the URLs that redirect browsers. */
const FOR_BROWSERS =
  /^GET \/api\/(?:docs.*|openapi\.json|login|logout|imports\/.*)$|^POST \/api\/imports$/u;

describe('the API document', () => {
  test('describes every method of every documented URL, and nothing else', () => {
    const ours = ways.filter(
      ({ door, url, method, isOtherMethod }) =>
        door === 'REST' && url.startsWith('/api/') && method !== 'HEAD' && !isOtherMethod,
    );
    const undocumented = ours.filter((way) => !calls.some((call) => wayOf(call) === way));
    expect(undocumented.map(({ name }) => name).filter((name) => !FOR_BROWSERS.test(name))).toEqual(
      [],
    );
    expect(calls.filter((call) => !wayOf(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(25);
  });
});

describe('every answer, to right and wrong requests alike, is one that the document describes', () => {
  test(
    `in ${REQUESTS} requests to all calls`,
    async () => {
      const faults: string[] = [];
      const statuses = new Map<string, Set<number>>();
      let sent = 0;
      for (const call of calls) {
        const share = REQUESTS / calls.length;
        const numRuns = Math.ceil(SLOW.has(call.operationId) ? share / 6 : share * 1.15);
        const requests = fc.sample(requestsOf(document, call), { numRuns, seed: SEED });
        const seen = new Set<number>();
        for (const request of requests) {
          const { what, ...tried } = await send(call, request);
          const fault = faultOf(call, tried);
          if (fault !== null) faults.push(`${what.slice(0, 400)}: ${fault} (seed ${SEED})`);
          seen.add(tried.answer.statusCode);
          sent += 1;
        }
        statuses.set(call.operationId, seen);
      }
      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThanOrEqual(REQUESTS);
      const neverRight = [...statuses].filter(([, seen]) => ![...seen].some((one) => one < 300));
      expect(neverRight.map(([name]) => name)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
