import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { errorCatalogue } from '@pbr/schemas/errors';
import { expect, onTestFinished, test } from 'vitest';
import { answerUnreadable } from './unreadable-requests.ts';

const OPTIONS = { publicOrigin: 'https://portal.test' };

/** A server that reads no head after a tenth of a second. */
async function aServer(listener: RequestListener = (_request, response) => response.end('fine')) {
  const limits = { headersTimeout: 100, connectionsCheckingInterval: 20, maxHeaderSize: 4096 };
  const server = createServer(limits, listener).on('clientError', answerUnreadable(OPTIONS));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Sends this and answers everything that comes back before the server hangs up. */
  return async (...pieces: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (piece) => (answer += piece.toString()));
    socket.on('error', () => undefined);
    for (const piece of pieces) socket.write(piece);
    await once(socket, 'close');
    return answer;
  };
}

/** The content of the answer, in the shape of the API. */
function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(Number(/^content-length: (\d+)$/mu.exec(head)?.[1])).toBe(Buffer.byteLength(body));
  expect(head).toContain('connection: close');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('strict-transport-security');
  const id = /^x-request-id: (\S+)$/mu.exec(head)?.[1];
  const { requestId, ...problem } = JSON.parse(body) as Record<string, string>;
  expect(requestId).toBe(id);
  return [Number(head.split(' ')[1]), problem];
}
const problem = (status: number, code: keyof typeof errorCatalogue) => [
  status,
  { code, message: errorCatalogue[code].es },
];

const LONG = `x-long: ${'a'.repeat(5_000)}`;

test.each<[string, string, ReturnType<typeof problem>]>([
  ['no HTTP', 'hola\r\n\r\n', problem(400, 'request.malformed')],
  [
    'two lengths',
    'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    problem(400, 'request.malformed'),
  ],
  [
    'long headers',
    `GET /api HTTP/1.1\r\nhost: x\r\n${LONG}\r\n\r\n`,
    problem(431, 'request.uri_too_long'),
  ],
  ['a head that never ends', 'GET / HTTP/1.1\r\nhost: x\r\n', problem(408, 'request.timeout')],
])('%s is answered in the words of the catalogue', async (_what, request, expected) => {
  const send = await aServer();
  expect(problemIn(await send(request))).toEqual(expected);
});

test('a page that cannot be asked for is refused with a page', async () => {
  const send = await aServer();
  const head = 'GET /properties HTTP/1.1\r\nhost: x\r\naccept: text/html,*/*';
  const answer = await send(`${head}\r\n${LONG}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  expect(answer).toContain('content-type: text/html; charset=utf-8');
  expect(answer).toContain(errorCatalogue['request.uri_too_long'].es);
  expect(answer).toContain('<html lang="es-MX">');
});

test('a client that never sent anything gets no answer that it could take for that of its first request', async () => {
  const send = await aServer();
  expect(await send()).toBe('');
});

test('nothing comes instead of the answer to a request that is being worked on', async () => {
  const send = await aServer(() => undefined);
  expect(await send('GET / HTTP/1.1\r\nhost: x\r\n\r\n', 'hola\r\n\r\n')).toBe('');
});

test('a body that cannot be read is answered', async () => {
  const send = await aServer(() => undefined);
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(problemIn(await send(head, 'hola\r\n'))).toEqual(problem(400, 'request.malformed'));
});
