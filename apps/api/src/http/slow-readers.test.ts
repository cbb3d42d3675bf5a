import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createReaderWatch, sentOn } from './slow-readers.ts';

const KILOBYTE = 1024;

/** Looks at a connection every five seconds; answers the second in which it was found too slow. */
function foundAt(looks: readonly { taken: number; waiting: number }[], bytesPerSecond = 4096) {
  const watch = createReaderWatch({ bytesPerSecond, windowMs: 25_000 });
  const connection = {};
  const n = looks.findIndex((look, i) => watch.isTooSlow(connection, look, i * 5_000));
  return n === -1 ? null : n * 5;
}
const twentyLooks = (look: (n: number) => { taken: number; waiting?: number }) =>
  Array.from({ length: 20 }, (_, n) => ({ waiting: 1, ...look(n) }));
const taking = (bytesPerLook: number) => twentyLooks((n) => ({ taken: n * bytesPerLook }));

test.each<[string, { taken: number; waiting: number }[], number | null]>([
  ['nothing', taking(0), 25],
  ['a byte a second', taking(5), 25],
  ['3 kB a second', taking(15 * KILOBYTE), 25],
  ['5 kB a second', taking(25 * KILOBYTE), null],
  [
    'much at first and then nothing',
    twentyLooks((n) => ({ taken: n === 0 ? 0 : 500 * KILOBYTE })),
    30,
  ],
  ['all that there is', twentyLooks(() => ({ taken: 0, waiting: 0 })), null],
  [
    'all that there is, now and then',
    twentyLooks((n) => ({ taken: 0, waiting: n % 4 === 0 ? 0 : 1 })),
    null,
  ],
])('a client that takes %s is too slow after %s s', (_what, looks, second) => {
  expect(foundAt(looks)).toBe(second);
});

test('what the client has not taken counts as waiting, although it was written', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [socket] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    client.destroy();
    socket.destroy();
    server.close();
  });
  const all = 32 * 1024 * KILOBYTE;
  const written = new Promise<void>((done) => socket.write(Buffer.alloc(all), () => done()));
  const stuck = sentOn(socket);
  expect(socket.bytesWritten).toBe(all);
  expect(stuck.waiting).toBeGreaterThan(0);
  expect(stuck.taken).toBe(all - stuck.waiting);
  client.resume();
  await written;
  expect(sentOn(socket)).toEqual({ taken: all, waiting: 0 });
});
