import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { testApp } from './testing/app.ts';
import { databaseSuite } from './testing/suite.ts';
import { walk } from './testing/access/ways.ts';
import { type Access, type Call, calls } from './testing/access/who-may-call-what.ts';

type Asker = 'visitor' | 'employee' | 'admin';

const UNAUTHENTICATED = '401 session.required';
const NOT_AN_ADMIN = '403 admin.required';
const refusals: Readonly<Record<Asker, Partial<Record<Access, string>>>> = {
  visitor: { member: UNAUTHENTICATED, admin: UNAUTHENTICATED },
  employee: { admin: NOT_AN_ADMIN },
  admin: {},
};

/** No contract accepts this, so a caller who is let in gets the contract's refusal. */
const NONSENSE = { email: { nonsense: true }, firstName: 7, token: 7, id: 7 };

let app: FastifyInstance;
let walked: string[];
const t = await databaseSuite();
beforeAll(async () => {
  // The test takes only the names of the calls from the code.
  const { app: built, ways } = await walk(() => testApp(t.db));
  app = built;
  walked = ways
    .filter(({ isOtherMethod, method }) => !isOtherMethod && method !== 'HEAD')
    // A parameter may carry a pattern, which the table leaves out.
    .map(({ method, url }) => `${method} ${url.replaceAll(/\([^)]*\)/gu, '')}`);
});
afterAll(() => app.close());

async function cookieOf(asker: Asker): Promise<string> {
  if (asker === 'visitor') return '';
  return signedInCookie(app, (await anAccount(t.db, { role: asker })).email);
}

async function said({ method, path }: Call, cookie: string): Promise<string> {
  const isRead = method === 'GET';
  const answer = await app.inject({
    method,
    url: isRead && path.startsWith('/trpc/') ? `${path}?input=7` : path,
    headers: { cookie },
    ...(!isRead && { payload: NONSENSE }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body: { code?: string; error?: { data: { appCode: string } } } = isJson
    ? answer.json()
    : {};
  return `${answer.statusCode} ${body.code ?? body.error?.data.appCode ?? ''}`.trim();
}

/** A caller is let in if the answer is neither of the two refusals nor a server error. */
const isLetIn = (answer: string) =>
  ![UNAUTHENTICATED, NOT_AN_ADMIN].includes(answer) && !answer.startsWith('5');

test('the table lists every call of both doors, and nothing else', () => {
  const files = /^GET \/api\/docs\/\d/u;
  const ours = walked.filter((name) => !files.test(name));
  expect(ours.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

describe.each(['visitor', 'employee', 'admin'] as const)('the %s', (asker) => {
  test('is admitted or refused as the table says, before the input is looked at', async () => {
    const wrong: string[] = [];
    let cookie = await cookieOf(asker);
    for (const call of calls) {
      const answer = await said(call, cookie);
      const refusal = refusals[asker][call.access];
      if (refusal === undefined ? !isLetIn(answer) : answer !== refusal)
        wrong.push(`${call.name}: ${answer}, expected ${refusal ?? 'to be let in'}`);
      if (call.path.endsWith('logout')) cookie = await cookieOf(asker);
    }
    expect(wrong).toEqual([]);
  });

  test('learns no more by HEAD than by GET', async () => {
    const cookie = await cookieOf(asker);
    const closed = calls.filter(
      ({ access, method, path }) =>
        method === 'GET' && path.startsWith('/api/') && refusals[asker][access] !== undefined,
    );
    for (const { path, access } of closed) {
      const { statusCode } = await app.inject({ method: 'HEAD', url: path, headers: { cookie } });
      expect(String(statusCode), path).toBe(refusals[asker][access]?.slice(0, 3));
    }
  });
});

test.each(['POST /api/employees', 'PUT /api/user/photo'])(
  'ten megabytes from a stranger to %s are refused unread',
  async (to) => {
    const listening = await testApp(t.db);
    onTestFinished(() => listening.close());
    const { port } = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const headers = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 10000000';
    socket.write(`${to} HTTP/1.1\r\n${headers}\r\n\r\n{`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /u);
  },
);
