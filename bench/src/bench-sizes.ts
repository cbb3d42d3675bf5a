// npm run bench:sizes [-- --sizes 1000,10000,100000,1000000]   Measures and plots what catalogue queries cost as the catalogue grows
//   --kinds sentence,box   measures only these kinds
//   --against FOLDER   compares instead with the older build in another checkout, in turns: answers and times; size 0 is the demo
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ask, closeConnections, placesAreCounted } from './ask.ts';
import { compareBuilds } from './compare-builds.ts';
import type * as filling from './data/fill-database.ts';
import type * as opening from './database.ts';
import { cellQueries, frameQueries, pointQueries } from './frame-queries.ts';
import { load } from './load.ts';
import { plot } from './plot.ts';
import { seedDemo, startPortal } from './portal.ts';
import { randomQueries } from './random-queries.ts';
import { say } from './say.ts';
import { freshList } from './tasks.ts';
import { type ScreenQuery, screenQueries, searchedTexts } from './screen-queries.ts';
import type { ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    repeats: { type: 'string', default: '20' },
    drawn: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '5' },
    kinds: { type: 'string' },
    against: { type: 'string' },
  },
});
const against = values.against === undefined ? undefined : resolve(values.against);
if (against !== undefined && !existsSync(against)) throw new Error(`No existe ${against}`);
const sizes = values.sizes.split(',').map(Number);
const repeats = Number(values.repeats);
const PORT = 4610;
const SLOW_MS = 150;
/** Repeats of each random query: fewer than of the others, because there are many of them. */
const DRAWN_REPEATS = 3;
/** Rounds of all queries that warm the server's code and the database's pages; `WARM_ORDERS` gives every connection its query plans. */
const WARM = 5;
const WARM_ORDERS = 80;
const root = resolve(import.meta.dirname, '../..');
const kinds = values.kinds?.split(',');
const isAsked = ({ kind }: ScreenQuery) => kinds === undefined || kinds.includes(kind);
const mapQueries = [...cellQueries, ...pointQueries];
const drawnQueries = [
  ...randomQueries(Number(values.drawn)),
  ...frameQueries(Number(values.drawn)),
];

const KINDS = [
  { kind: 'order', name: 'órdenes, p95', colour: '#0b7285' },
  { kind: 'filter', name: 'filtros, p95', colour: '#9c36b5' },
  { kind: 'place', name: 'lugares, p95', colour: '#2b8a3e' },
  { kind: 'text', name: 'texto, p95', colour: '#d9480f' },
  { kind: 'page', name: 'páginas lejanas, p95', colour: '#5c940d' },
  { kind: 'landing', name: 'páginas de lugares, p95', colour: '#a61e4d' },
  { kind: 'completion', name: 'lo que se completa, p95', colour: '#1864ab' },
  { kind: 'sentence', name: 'frases, p95', colour: '#862e9c' },
  { kind: 'lot', name: 'al azar, p95', colour: '#495057' },
  { kind: 'box', name: 'recuadros, p95', colour: '#e67700' },
  { kind: 'map', name: 'mapas, p95', colour: '#c92a2a' },
  { kind: 'cells', name: 'mapas de estados, p95', colour: '#087f5b' },
  { kind: 'points', name: 'mapas de mil puntos, p95', colour: '#364fc7' },
] as const;

const results: Awaited<ReturnType<typeof measure>>[] = [];
let differing = 0;
for (const size of sizes) {
  const dataDir = await dataOf(size, against);
  if (against !== undefined) {
    const queries = [...screenQueries, ...searchedTexts, ...mapQueries, ...drawnQueries].filter(
      isAsked,
    );
    differing += await compareBuilds({ dataDir, against, queries, repeats });
    continue;
  }
  const portal = await startPortal(PORT, { dataDir });
  try {
    results.push(await measure(portal));
  } finally {
    await portal.stop();
  }
}
closeConnections();
if (differing > 0) process.exitCode = 1;
if (results.length > 1) {
  const series = KINDS.map(({ kind, name, colour }) => ({
    name,
    colour,
    values: results.map(({ p95 }) => p95[kind]),
  }));
  const file = join(root, 'docs/images/catalogue-size.svg');
  writeFileSync(
    file,
    plot(sizes, series, 'Lo que cuesta una consulta del catálogo según su tamaño'),
  );
  say(`\n${file}`);
}

/** The checkout's data folder with that many listings, made once by its own code, because a build refuses the data of a newer one. 0 is the demo. */
async function dataOf(size: number, checkout = root): Promise<string> {
  const dataDir = join(checkout, '.bench', String(size), 'data');
  mkdirSync(dataDir, { recursive: true });
  if (size === 0) {
    await seedDemo(PORT, dataDir, checkout);
    say('\nla demostración');
    return dataDir;
  }
  const code = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(checkout, 'bench/src', file)).href);
  const { openDatabase } = (await code('database.ts')) as typeof opening;
  const { fillDatabase, NotEmptyError } = (await code('data/fill-database.ts')) as typeof filling;
  const database = await openDatabase({ dataDir });
  try {
    const start = performance.now();
    await fillDatabase(database.sql, size, () => {}).then(
      () =>
        say(`\n${size} propiedades, hechas en ${Math.round((performance.now() - start) / 1000)} s`),
      (error: unknown) => {
        if (!(error instanceof NotEmptyError)) throw error;
        say(`\n${size} propiedades`);
      },
    );
  } finally {
    await database.close();
  }
  return dataDir;
}

async function measure(portal: ServerProcess) {
  const times: { query: ScreenQuery; p50: number; p95: number; all: number[] }[] = [];
  const chosen = [...screenQueries, ...mapQueries].filter(isAsked);
  const drawn = drawnQueries.filter(isAsked);
  await placesAreCounted(portal);
  for (const query of drawn) await ask(portal, query);
  for (let turn = 0; turn < WARM; turn += 1) for (const query of chosen) await ask(portal, query);
  for (let turn = 0; turn < WARM_ORDERS; turn += 1)
    for (const query of chosen) if (query.kind === 'order') await ask(portal, query);
  for (const query of [...chosen, ...drawn]) {
    const all: number[] = [];
    const turns = drawn.includes(query) ? DRAWN_REPEATS : repeats;
    for (let turn = 0; turn < turns; turn += 1) all.push(await ask(portal, query));
    times.push({ query, all, p50: percentile(all, 0.5), p95: percentile(all, 0.95) });
  }
  const p95 = Object.fromEntries(
    KINDS.map(({ kind }) => [kind, percentile(timesOf(times, kind), 0.95)]),
  ) as Record<ScreenQuery['kind'], number>;
  const list = await load(
    portal,
    { name: 'list', path: freshList('/api/properties?limit=15'), status: 200 },
    { connections: 10, seconds: Number(values.seconds) },
  );
  say(`  lista de 15 sin caché: ${list.rate.toFixed(0)}/s, p99 ${list.p99Ms} ms`);
  for (const { kind, name } of KINDS) {
    const all = timesOf(times, kind);
    if (all.length > 0)
      say(
        `  ${name}: ${p95[kind].toFixed(1)} ms (p50 ${percentile(all, 0.5).toFixed(1)}, la más lenta ${Math.max(...all).toFixed(0)})`,
      );
  }
  say('  las más lentas:');
  for (const { query, p50, p95: slow } of times.toSorted((a, b) => b.p95 - a.p95).slice(0, 10))
    say(`    p95 ${slow.toFixed(0)} ms, p50 ${p50.toFixed(0)} ms  ${query.name}`);
  const slowest = Math.max(...times.flatMap(({ all }) => all));
  say(`  la respuesta más lenta: ${slowest.toFixed(0)} ms`);
  say(
    `  de ${times.length} búsquedas, con p50 de más de ${SLOW_MS} ms: ${times.filter(({ p50 }) => p50 > SLOW_MS).length}`,
  );
  return { p95 };
}

function timesOf(times: readonly { query: ScreenQuery; all: number[] }[], kind: string): number[] {
  return times.flatMap(({ query, all }) => (query.kind === kind ? all : []));
}

function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
