import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPgPool, pgTargets } from './pg-pool.ts';
import { databaseSuite } from '../testing/suite.ts';

const log = pino({ level: 'silent' });

const t = await databaseSuite({ empty: true });

/** Forwards a loopback port to the test's Postgres, which listens on a socket only. */
async function aHost() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behind = connect(`${t.connection.host}/.s.PGSQL.${t.connection.port}`);
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(stop);
  /** Nothing gets through any more, and nothing is closed. */
  const freeze = () => {
    server.on('connection', (socket) => socket.pause());
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { port: (server.address() as AddressInfo).port, stop, freeze };
}

describe('the URL of a database', () => {
  test('is read in the same way as by postgres.js', () => {
    expect(pgTargets('postgres://ana:cl%40ve@db.mx:6000/portal%20uno?sslmode=require')).toEqual([
      expect.objectContaining({
        host: 'db.mx',
        port: 6000,
        user: 'ana',
        password: 'cl@ve',
        database: 'portal uno',
        ssl: { rejectUnauthorized: false },
      }),
    ]);
    expect(pgTargets('postgresql://[::1]/x')).toEqual([
      expect.objectContaining({ host: '::1', port: 5432, database: 'x', ssl: false }),
    ]);
  });

  test.each([
    ['', [false]],
    ['?sslmode=disable', [false]],
    ['?sslmode=prefer', [{ rejectUnauthorized: false }, false]],
    ['?ssl=verify-full', [true]],
    ['?ssl=true', [true]],
    ['?sslrootcert=system', [true]],
  ])('ending in %s encrypts accordingly', (query, expected) => {
    expect(pgTargets(`postgres://db/x${query}`).map(({ ssl }) => ssl)).toEqual(expected);
  });

  test('may name several hosts', () => {
    const hosts = pgTargets('postgres://a:6000,b,c:7000/x?target_session_attrs=primary');
    expect(hosts.map(({ host, port }) => `${host}:${port}`)).toEqual([
      'a:6000',
      'b:6000',
      'c:7000',
    ]);
  });
});

describe('a pool', () => {
  const database = async (pool: Awaited<ReturnType<typeof openPgPool>>) => {
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    return rows[0]?.name;
  };

  test('connects through the socket', async () => {
    const pool = await openPgPool(t.connection, { max: 1, log });
    onTestFinished(() => pool.end());
    expect(await database(pool)).toBe(t.connection.database);
  });

  test('finds the host that answers, and the next one when that host fails', async () => {
    const [gone, first, second] = [await aHost(), await aHost(), await aHost()];
    await gone.stop();
    const hosts = [gone, first, second].map(({ port }) => `127.0.0.1:${port}`).join(',');
    const { user, database: name } = t.connection;
    const pool = await openPgPool(`postgres://${user}@${hosts}/${name}`, { max: 1, log });
    onTestFinished(() => pool.end());
    expect(await database(pool)).toBe(name);
    await first.stop();
    await expect.poll(() => database(pool).catch(() => 'away')).toBe(name);
  });

  test('drops the connections to a host that has gone silent, also those that only listen', async () => {
    const [first, second] = [await aHost(), await aHost()];
    const hosts = [first, second].map(({ port }) => `127.0.0.1:${port}`).join(',');
    const { user, database: name } = t.connection;
    const pool = await openPgPool(`postgres://${user}@${hosts}/${name}`, { max: 2, log });
    onTestFinished(() => pool.end());
    const listening = await pool.connect();
    const dropped = once(listening, 'error');
    first.freeze();
    await dropped;
    listening.release(true);
    expect(await database(pool)).toBe(name);
  });

  test('uses an unencrypted connection where encryption is only preferred and not offered', async () => {
    const { port } = await aHost();
    const { user, database: name } = t.connection;
    const pool = await openPgPool(`postgres://${user}@127.0.0.1:${port}/${name}?sslmode=prefer`, {
      max: 1,
      log,
    });
    onTestFinished(() => pool.end());
    expect(await database(pool)).toBe(name);
  });
});
