// npm run bench [-- --listings 10000] [--seconds 4] [--rounds 3]   Compares the portal with a hand-written server and a file server
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { fillDatabase, NotEmptyError } from './data/fill-database.ts';
import { openDatabase } from './database.ts';
import { load, type Measured } from './load.ts';
import { signIn, startPortal } from './portal.ts';
import { say } from './say.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { type Comparison, comparisons, LIST, SEARCH } from './tasks.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10,50' },
    only: { type: 'string', default: '' },
  },
});
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const FIRST_PORT = 4600;

const folder = resolve(import.meta.dirname, '../../.bench', String(listings));
mkdirSync(folder, { recursive: true });
const dataDir = join(folder, 'data');
const database = await openDatabase({ dataDir });
const started: ServerProcess[] = [];
const start = async (server: Promise<ServerProcess>) => {
  const running = await server;
  started.push(running);
  return running;
};
try {
  await fill();
  const portal = await start(startPortal(FIRST_PORT, { dataDir }));
  say(
    `El portal contestó a los ${Math.round(portal.startMs)} ms de arrancar, con ${listings} propiedades.`,
  );
  const handWritten = await start(
    startProcess(
      [
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, 'servers/hand-written.ts'),
      ],
      {
        port: FIRST_PORT + 1,
        path: '/api/properties?limit=1',
        env: { BENCH_DATABASE: JSON.stringify(database.connection) },
      },
    ),
  );
  const { id } = await gatherFacts(portal);
  for (const path of [LIST, SEARCH, `/api/properties/${id}`])
    await expectSameAnswer(path, portal, handWritten);
  const staticFiles = await start(
    startProcess(
      [
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, 'servers/static-files.ts'),
      ],
      {
        port: FIRST_PORT + 2,
        path: '/list.json',
        env: { BENCH_FOLDER: folder },
      },
    ),
  );
  const servers = { portal, 'hand-written': handWritten, 'static files': staticFiles };
  for (const connections of values.connections.split(',').map(Number)) {
    // Creations that were under way when the round before ended change the list.
    await sleep(1_000);
    const facts = await gatherFacts(portal);
    const listFile = (await fetch(`${staticFiles.origin}/list.json`)).headers.get('etag') ?? '';
    const chosen = comparisons({ ...facts, etags: { ...facts.etags, listFile } }).filter(
      ({ name }) => name.includes(values.only),
    );
    say(`\n${connections} conexiones`);
    say(
      '                                          portal/s    otro/s  razón  meta    p50     p99   CPU ms/req (otro)',
    );
    for (const comparison of chosen)
      say(line(comparison, await compare(comparison, servers, connections)));
  }
  say(`\nMemoria del portal: ${Math.round(portal.memoryMb())} MB`);
} finally {
  for (const server of started) await server.stop();
  await database.close();
}

async function fill(): Promise<void> {
  try {
    await fillDatabase(database.sql, listings, () => {});
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
  }
}

/** Reads the ids, cookie and ETag that the tasks need, and writes the list to a file for the file server. */
async function gatherFacts(portal: ServerProcess) {
  const answer = await fetch(`${portal.origin}/api/properties?limit=15`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const text = await answer.text();
  writeFileSync(join(folder, 'list.json'), text);
  const ids = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
  return {
    id: ids[0] ?? '',
    ids,
    cookie: await signIn(portal, database.sql),
    etags: { list: answer.headers.get('etag') ?? '' },
  };
}

/** The hand-written server does the same work only if it answers the same fields. */
async function expectSameAnswer(path: string, ...servers: readonly ServerProcess[]) {
  const [here, other] = await Promise.all(
    servers.map(async ({ origin }) => {
      const answer = await fetch(origin + path);
      const body = (await answer.json()) as object | object[];
      return { total: answer.headers.get('x-total-count'), items: [body].flat() };
    }),
  );
  if (isDeepStrictEqual(here, other)) return;
  throw new Error(
    `${path}: los servidores no contestan lo mismo (${differencesOf(here?.items, other?.items)})`,
  );
}

/** The names of the fields that differ in the first listing that does. */
function differencesOf(here: readonly object[] = [], other: readonly object[] = []): string {
  const [one = {}, two = {}] =
    here
      .map((item, n) => [item, other[n] ?? {}] as const)
      .find((pair) => !isDeepStrictEqual(...pair)) ?? [];
  const [left, right] = [one, two].map((item) => new Map<string, unknown>(Object.entries(item)));
  return [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])]
    .filter((name) => !isDeepStrictEqual(left?.get(name), right?.get(name)))
    .join(', ');
}

interface Result {
  portal: Measured;
  other: Measured;
}

/** Loads the two servers in turns, so that other work on the machine hits both. Answers the round with the median ratio. */
async function compare(
  { portal, other, against }: Comparison,
  servers: Record<Comparison['against'], ServerProcess>,
  connections: number,
): Promise<Result> {
  const results: Result[] = [];
  const warm = { connections, seconds: 1 };
  await load(servers.portal, portal, warm);
  await load(servers[against], other, warm);
  for (let round = 0; round < rounds; round += 1) {
    const measure = { connections, seconds };
    results.push({
      portal: await load(servers.portal, portal, measure),
      other: await load(servers[against], other, measure),
    });
  }
  const sorted = results.toSorted((a, b) => ratio(a) - ratio(b));
  const median = sorted[Math.floor(rounds / 2)];
  if (!median) throw new Error('--rounds: al menos una');
  return median;
}

function ratio({ portal, other }: Result): number {
  return portal.rate / other.rate;
}

function line({ name, goal }: Comparison, result: Result): string {
  const { portal, other } = result;
  return [
    name.padEnd(40),
    portal.rate.toFixed(0).padStart(8),
    other.rate.toFixed(0).padStart(9),
    ratio(result).toFixed(2).padStart(6),
    (goal?.toFixed(1) ?? '').padStart(5),
    portal.p50Ms.toFixed(0).padStart(6),
    portal.p99Ms.toFixed(0).padStart(7),
    `${portal.cpuMsPerRequest.toFixed(2).padStart(8)} (${other.cpuMsPerRequest.toFixed(2)})`,
  ].join(' ');
}
