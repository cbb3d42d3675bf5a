// R7. PBR_REQUESTS is the number of requests (20,000), PBR_SEED repeats a run.
import fc from 'fast-check';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import type { Answer } from '@pbr/e2e/fixtures/portal/visitor';
import { type AdminPortal, sizeFrom, withAdminPortal } from './fixtures/admin-portal.ts';
import { type Call, callsOf, perform } from './fixtures/calls.ts';
import { printTable } from './fixtures/print-table.ts';

const REQUESTS = sizeFrom('PBR_REQUESTS', 20_000);
const SEED = sizeFrom('PBR_SEED', Date.now() % 1_000_000);
const AT_ONCE = 8;

/** Ends the session of the admin who sends everything else. */
const SKIPPED = new Set(['POST login', 'session.endOthers']);

/** Texts that end a statement, a line, a string or a patience. */
const WORDS = [
  'a\u0000b',
  '\ud800',
  `' OR 1=1--`,
  '%_\\',
  '<script>alert(1)</script>',
  '\r\nBcc: otro@correo.mx',
  'a'.repeat(10_000),
  `a@${'a.'.repeat(20_000)}`,
  '__proto__',
  '1e400',
  'NaN',
  '-0',
  '5,5',
  '9'.repeat(40),
];
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...WORDS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [['x']], -1, 0.1, 1e9, 2 ** 53),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

// oxlint-disable oxc/no-map-spread -- every sample shares the complete call
type Malformed = Call & { headers?: Record<string, string>; field?: string };

/** A field of the body holds something else. */
function withField(call: Call): fc.Arbitrary<Malformed> {
  const body = call.body as Record<string, unknown>;
  const field = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(body)) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'id', 'version') },
  );
  return fc
    .tuple(field, value)
    .map(([name, wrong]) => ({ ...call, body: { ...body, [name]: wrong }, field: name }));
}

/** The whole body is something else, or text that is cut off or of another type. */
const withBody = (call: Call): fc.Arbitrary<Malformed> =>
  fc
    .tuple(
      fc.oneof(
        value.map((wrong) => JSON.stringify(wrong) ?? ''),
        fc.nat(60).map((length) => JSON.stringify(call.body ?? {}).slice(0, length)),
        fc.uint8Array({ maxLength: 200 }),
      ),
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'application/json garbage',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ),
    )
    .map(([body, type]) => ({
      ...call,
      body: Buffer.from(body),
      headers: { 'content-type': type },
    }));

/** The ids, the query and the headers hold something else. */
const withUrl = (call: Call): fc.Arbitrary<Malformed> =>
  fc
    .tuple(
      value.map((wrong) => encodeURIComponent(textOf(wrong)).slice(0, 3_000)),
      fc.constantFrom(
        'limit',
        'offset',
        'sort',
        'since',
        'cursor',
        'input',
        'page',
        'minPrice',
        'batch',
      ),
      fc.constantFrom(
        'if-match',
        'idempotency-key',
        'if-none-match',
        'range',
        'accept',
        'x-request-id',
      ),
      fc.constantFrom('id', 'query', 'header'),
    )
    .map(([wrong, key, header, where]) => {
      const [path = '', query] = call.path.split('?');
      if (where === 'id') return { ...call, path: path.replace(/[\da-f]{8}-[\da-f-]{27}/u, wrong) };
      if (where === 'query')
        return { ...call, path: `${path}?${query ? `${query}&` : ''}${key}=${wrong}` };
      return { ...call, headers: { [header]: wrong.slice(0, 1_000) } };
    });

function textOf(wrong: unknown): string {
  const text = typeof wrong === 'string' ? wrong : (JSON.stringify(wrong) ?? '');
  // A URL cannot hold half a character.
  return text.replaceAll(/\p{Surrogate}/gu, '');
}

function malformed(call: Call): fc.Arbitrary<Malformed> {
  const body = call.body;
  const isForm = body !== undefined && !Buffer.isBuffer(body) && Object.keys(body).length > 0;
  return fc.oneof(
    { weight: isForm ? 6 : 0, arbitrary: isForm ? withField(call) : fc.constant(call) },
    { weight: call.method === 'GET' ? 0 : 2, arbitrary: withBody(call) },
    { weight: 2, arbitrary: withUrl(call) },
  );
}

const INSIDES =
  /\bat .+\.[jt]s:\d|node_modules|syntax error|PostgresError|Failed query|\$1\b.*select/iu;
const ENGLISH = /\b(?:invalid|expected|received|required|must|should|too (?:big|small)|the)\b/iu;

/** Tells what is wrong with the answer to a malformed request; null when nothing is. */
function faultOf(answer: Answer): string | null {
  const { status, text, said, headers } = answer;
  if (status >= 500) return `${said} ${text.slice(0, 200)}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (isJson && INSIDES.test(text)) return `tells of its inside: ${text.slice(0, 200)}`;
  if (status < 400 || !isJson) return null;
  const problem = problemOf(text);
  const messages = [problem.message ?? '', ...Object.values(problem.fields ?? {})];
  if (messages.some((message) => message === '' || ENGLISH.test(message)))
    return `not in Spanish: ${text.slice(0, 300)}`;
  const isNamed = Object.keys(problem.fields ?? {}).length > 0;
  return said === '400 request.invalid' && !isNamed ? `names no field: ${text}` : null;
}

interface Problem {
  message?: string;
  fields?: Record<string, string>;
}

/** The problem of a REST answer, or the one in the other door's envelope; of a batch, the first. */
function problemOf(text: string): Problem {
  type Body = Problem & { error?: { message: string; data?: Problem } };
  const parsed = JSON.parse(text) as Body | Body[];
  const body = Array.isArray(parsed) ? (parsed[0] ?? {}) : parsed;
  const { error } = body;
  return error ? { ...error.data, message: error.message } : body;
}

test(`R7 ${REQUESTS} malformed requests get no answer of 5xx, and what is refused says why in Spanish`, async () => {
  test.setTimeout(60_000 + REQUESTS * 60);
  await withAdminPortal(async (world) => {
    const pid = world.portal.pid();
    const drill = new Drill(await completeCalls(world));
    await Promise.all(Array.from({ length: AT_ONCE }, () => drill.send(world)));
    printTable(`R7 malformed requests, seed ${SEED}`, drill.lines());
    expect([...drill.faults]).toEqual([]);
    process.kill(pid, 0);
    const { status } = await world.visitor.rest('GET', '/readyz');
    expect(status).toBe(200);
  });
});

/** One complete call of each kind. The rows that they are about may be gone after the first requests: then the refusal says so. */
async function completeCalls(world: AdminPortal): Promise<Call[]> {
  const made = Object.entries(callsOf(world)).filter(([name]) => !SKIPPED.has(name));
  const calls: Call[] = [];
  for (const [, make] of made) calls.push(await make());
  return calls;
}

class Drill {
  readonly faults = new Set<string>();
  private readonly said = { REST: new Map<string, number>(), tRPC: new Map<string, number>() };
  private readonly requests: Malformed[];
  private sent = 0;

  constructor(calls: readonly Call[]) {
    const each = Math.ceil(REQUESTS / calls.length);
    const corpora = calls.map((call, n) =>
      fc.sample(malformed(call), { numRuns: each, seed: SEED + n }),
    );
    // All kinds take turns, so that a request meets rows in every state.
    this.requests = Array.from({ length: each }, (_, n) =>
      corpora.flatMap((corpus) => corpus[n] ?? []),
    )
      .flat()
      .slice(0, REQUESTS);
  }

  /** Sends one request after another until none is left. */
  async send(world: AdminPortal): Promise<void> {
    for (;;) {
      const one = this.requests[this.sent];
      this.sent += 1;
      if (!one) return;
      const { headers, field, ...call } = one;
      const answer = await perform(world, call, headers).catch(String);
      const what = `${call.method} ${call.path.slice(0, 120)} ${field ?? ''} ${JSON.stringify(headers ?? {})}`;
      if (typeof answer === 'string') this.faults.add(`${what}: ${answer}`);
      else this.note(call, answer, what);
    }
  }

  private note(call: Call, answer: Answer, what: string): void {
    const said = this.said[call.path.startsWith('/trpc/') ? 'tRPC' : 'REST'];
    said.set(answer.said, (said.get(answer.said) ?? 0) + 1);
    const fault = faultOf(answer);
    if (fault !== null) this.faults.add(`${what}: ${fault}`);
  }

  lines(): object[] {
    return Object.entries(this.said).flatMap(([door, said]) =>
      [...said]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([answer, requests]) => ({ door, answer, requests })),
    );
  }
}
