import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { errorCatalogue } from '@pbr/schemas/errors';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { aProperty, aUser } from './testing/data/factories.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

let port: number;
let cookie: string;
let inquiries: string;

const t = await databaseSuite();
const app = await serverOn(t);
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  cookie = await signedInCookie(app, (await anAccount(t.db)).email);
  const { id } = await aProperty(t.db, { ownerId: (await aUser(t.db)).id });
  inquiries = `/api/properties/${id}/inquiries`;
});

/** Sends these bytes unchanged; returns the first piece of the answer, or all of it once the server hangs up. */
async function say(parts: readonly (string | Buffer)[], until: 'data' | 'close'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (piece) => (answer += piece.toString('latin1')));
  // The socket reports an error when the server hangs up while the client still sends.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const ended = once(socket, until);
  for (const part of parts) if (!socket.destroyed) socket.write(part);
  await ended;
  return answer;
}

const BODY = '{"clientName":"Marta","clientEmail":"marta@correo.mx"}';
const right = () =>
  `POST ${inquiries} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;
const post = (...headers: string[]) =>
  [
    `POST ${inquiries} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    ...headers,
    '',
    BODY,
  ].join('\r\n');

describe('a request that two servers could read differently', () => {
  test('is distinguished from a correct one', async () => {
    expect(await say([right()], 'data')).toMatch(/^HTTP\/1\.1 201 /u);
  });

  test.each<[string, () => string]>([
    ['two lengths', () => post('content-length: 54', 'content-length: 55')],
    ['two equal lengths', () => post('content-length: 54', 'content-length: 54')],
    ['a length and pieces', () => post('content-length: 54', 'transfer-encoding: chunked')],
    ['pieces in a strange spelling', () => post('transfer-encoding: xchunked')],
    ['a space before the colon', () => post('content-length : 54')],
    ['a header folded over two lines', () => post('x-a: b\r\n c', 'content-length: 54')],
    ['lines that end with LF alone', () => right().replaceAll('\r\n', '\n')],
    ['two hosts', () => right().replace('host: x', 'host: x\r\nhost: y')],
    ['no host', () => right().replace('host: x\r\n', '')],
    ['a negative length', () => post('content-length: -1')],
    ['a length with a sign', () => post('content-length: +54')],
    ['a length in another system', () => post('content-length: 0x36')],
  ])('is refused and disconnected: %s', async (_what, request) => {
    const answer = await say([request()], 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer).toContain('"code":"request.malformed"');
    expect(answer).not.toMatch(/HTTP\/1\.1 2/u);
  });

  test('with a complete URL in its first line does not select another site', async () => {
    const answer = await say(
      ['GET http://evil.test/api/user HTTP/1.1\r\nhost: evil.test\r\n\r\n'],
      'data',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u);
    expect(answer).not.toContain('evil.test');
  });
});

describe('something too long or unreadable', () => {
  test('is 414 or 431 for a URL of 20 KB', async () => {
    const answer = await say(
      [`GET /api/properties?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
      'data',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (414|431) /u);
  });

  test.each([
    ['100 KB of headers', 100, 1000],
    ['2,000 headers', 2000, 20],
  ])('is 431 for %s', async (_what, count, length) => {
    const many = Array.from({ length: count }, (_, n) => `x-h${n}: ${'a'.repeat(length)}`).join(
      '\r\n',
    );
    const answer = await say([`GET /api/agents HTTP/1.1\r\nhost: x\r\n${many}\r\n\r\n`], 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
    expect(answer).toContain('"code":"request.uri_too_long"');
  });

  test('is refused with a page where a page was asked for', async () => {
    const accept = 'host: x\r\naccept: text/html';
    const long = 'a'.repeat(20_000);
    const answer = await say([`GET /${long} HTTP/1.1\r\n${accept}\r\n\r\n`], 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
    expect(answer).toMatch(/content-type: text\/html/iu);
    expect(Buffer.from(answer, 'latin1').toString()).toContain('La dirección o los');
  });

  test('is 414 for names of calls that are too long, in the shape of tRPC', async () => {
    const answer = await app.inject({ method: 'GET', url: `/trpc/${'a'.repeat(6_000)}` });
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toMatchObject({
      error: {
        message: errorCatalogue['request.uri_too_long'].es,
        data: { httpStatus: 414, requestId: answer.headers['x-request-id'] },
      },
    });
  });

  test('is 400 for a URL that cannot be decoded', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/agents/%E0%A4%A' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'request.malformed',
      message: errorCatalogue['request.malformed'].es,
      requestId: answer.headers['x-request-id'],
    });
  });

  test('is refused with a page if a page was asked for and its URL cannot be decoded', async () => {
    const headers = { accept: 'text/html' };
    const answer = await app.inject({ method: 'GET', url: '/properties/%E0%A4%A', headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(errorCatalogue['request.malformed'].es);
  });

  test('is refused before it is sent if 50 MB are announced', async () => {
    const head = `POST ${inquiries} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    const answer = await say([`${head}content-length: 52428800\r\n\r\n{`], 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain('request.too_large');
  });

  test('is refused during the transfer for 50 MB in chunks without a length', async () => {
    const head = `POST ${inquiries} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const piece = Buffer.from(`10000\r\n${'a'.repeat(0x1_00_00)}\r\n`);
    const answer = await say([head, piece, piece, piece, piece], 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  });
});

test('an expectation that nobody knows changes nothing', async () => {
  const answer = await say(
    ['GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: the-unexpected\r\n\r\n'],
    'data',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
});

describe('a content type', () => {
  const send = (type: string, payload: string | Buffer = BODY, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: inquiries,
      headers: { 'content-type': type, ...more },
      payload,
    });

  test.each([
    ['Application/JSON ;charset=utf-8', 201],
    ['application/json; charset=UTF-8', 201],
    ['application/json garbage', 415],
    ['application/jsonp', 415],
    ['text/json', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('like %s is %i', async (type, status) => {
    expect((await send(type)).statusCode).toBe(status);
  });

  test('of JSON is validated however its name is written', async () => {
    const answer = await send('Application/JSON ;charset=utf-8', '{"clientName":""}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject({ clientName: 'Escribe tu nombre.' });
  });

  test('in another charset or compressed is not read as something else', async () => {
    const utf16 = await send('application/json; charset=utf-16', Buffer.from(BODY, 'utf16le'));
    expect([400, 415]).toContain(utf16.statusCode);
    const packed = await send('application/json', gzipSync(BODY), { 'content-encoding': 'gzip' });
    expect([400, 415]).toContain(packed.statusCode);
  });
});

describe('a number in a field', () => {
  test.each(['0.009', '100.001', '5,5', 1e-7, 'NaN', null, -1, '1e1', 101, 0])(
    'like percentage %j is refused by field name, never rounded',
    async (percentage) => {
      const owner = await anAccount(t.db);
      const { id } = await aProperty(t.db, { ownerId: owner.id });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/commission-shares',
        headers: { cookie: await signedInCookie(app, owner.email) },
        payload: { propertyId: id, agentId: null, externalAgentName: 'Rosa', percentage },
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual(['percentage']);
    },
  );

  test.each<[string, unknown]>([
    ['salePrice', '9999999999.999'],
    ['salePrice', 99_999_999_999],
    ['salePrice', -1],
    ['salePrice', '1e5'],
    ['salePrice', '4,500,000'],
    ['bedrooms', 2.5],
    ['bedrooms', -1],
    ['bedrooms', 1e9],
    ['constructionArea', '80.123'],
  ])('like %s %j is refused by field name', async (field, value) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/properties',
      headers: { cookie },
      payload: { ...propertyForm(), [field]: value },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

test.each([
  '0',
  '-1',
  '1e3',
  '1.0',
  '01',
  '2147483648',
  '9999999999999999999',
  '%00',
  '1%20',
  '1 ',
])('the id %j does not exist at any URL with an id', async (id) => {
  for (const url of [`/api/properties/${id}`, `/api/properties/${id}/commissions`]) {
    const answer = await app.inject({ url: url.replace(' ', '%20'), headers: { cookie } });
    expect([400, 404], url).toContain(answer.statusCode);
  }
});
