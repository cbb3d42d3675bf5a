// DATABASE_URL=postgres://… npm run bench:growth [-- --seconds 40]   Measures the cost of an answer with one and two processes, beside a model of more
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillDatabase, NotEmptyError } from './data/fill-database.ts';
import { openForServers } from './database.ts';
import { type Costs, predict, shares, type Traffic } from './growth-model.ts';
import { load } from './load.ts';
import { signIn, startPortal } from './portal.ts';
import { SAMPLE_LISTING } from './sample-listing.ts';
import { say } from './say.ts';
import { cpuOf, type ServerProcess } from './server-process.ts';
import { LIST } from './tasks.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '40' },
    rate: { type: 'string', default: '100' },
    pages: { type: 'string', default: '500' },
    change: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const traffic: Traffic = {
  perSecond: Number(values.rate),
  pages: Number(values.pages),
  changeEverySeconds: Number(values.change),
};
const PORT = 4640;
const METRICS_PORT = 4650;
/** Prices from here on name lists that no visitor asks for. */
const NOT_ASKED = 100_000;
const CHANGES_FOR_S = 21;
const MORE = [4, 10, 20];

const { url, dataDir, database } = await openForServers();
const servers: ServerProcess[] = [];
let visitors = 0;
try {
  await fillDatabase(database.sql, Number(values.listings), () => {}).catch((error: unknown) => {
    if (!(error instanceof NotEmptyError)) throw error;
  });
  for (const n of [0, 1])
    servers.push(
      await startPortal(PORT + n, { url, dataDir }, undefined, {
        METRICS_PORT: String(METRICS_PORT + n),
        TRUST_PROXY: 'loopback',
      }),
    );
  const [first] = servers;
  if (!first) throw new Error('a server is missing');
  const cookie = await signIn(first, database.sql);
  const costs = await measureCosts(first, cookie);
  say(
    `Una respuesta, ms de procesador: lista ${costs.ready.toFixed(2)}, hecha ${costs.made.toFixed(2)} y en Postgres ${costs.database.toFixed(2)}; un cambio ${costs.change.portal.toFixed(0)} y ${costs.change.database.toFixed(0)}`,
  );
  say('\nprocesos   listas   portal ms   Postgres ms');
  for (const count of [1, 2]) {
    row('medido', count, await measure(servers.slice(0, count), cookie));
    row('modelo', count, predict(traffic, costs, count));
  }
  for (const count of MORE) row('modelo', count, predict(traffic, costs, count));
} finally {
  for (const server of servers) await server.stop();
  await database.close();
}

function row(what: string, processes: number, result: ReturnType<typeof predict>): void {
  const { readyShare, portalMs, databaseMs } = result;
  say(
    `${String(processes).padStart(4)} ${what} ${(readyShare * 100).toFixed(1).padStart(6)} %${portalMs.toFixed(2).padStart(11)}${databaseMs.toFixed(2).padStart(14)}`,
  );
}

async function measureCosts(server: ServerProcess, cookie: string): Promise<Costs> {
  const measured = { connections: 5, seconds: 5 };
  const fresh = (count: number) => `${LIST}&minPrice=${NOT_ASKED + (count % NOT_ASKED)}`;
  const made = { name: 'made', path: fresh, status: 200 };
  const ready = { name: 'ready', path: LIST, status: 200 };
  await load(server, made, measured);
  const before = await databaseCpuMs();
  const { cpuMsPerRequest, rate } = await load(server, made, measured);
  const inDatabase = (await databaseCpuMs()) - before;
  await load(server, ready, measured);
  const changes = await measure([server], cookie, { perSecond: 0, lasts: CHANGES_FOR_S });
  return {
    made: cpuMsPerRequest,
    database: inDatabase / (rate * measured.seconds),
    change: { portal: changes.portalMs, database: changes.databaseMs },
    ready: (await load(server, ready, measured)).cpuMsPerRequest,
  };
}

/** Visitors ask the servers in turns while an agent changes a listing now and then. Answers costs per request, without visitors per change. */
async function measure(
  asked: readonly ServerProcess[],
  cookie: string,
  { perSecond, lasts } = { perSecond: traffic.perSecond, lasts: seconds },
) {
  const pages = shares(traffic.pages);
  const running: Promise<void>[] = [];
  const look = async () => ({
    portal: asked.reduce((sum, server) => sum + server.cpuMs(), 0),
    database: await databaseCpuMs(),
    ready: await readyAnswers(asked.length),
  });
  const before = await look();
  const start = performance.now();
  let sent = 0;
  let changes = 0;
  const failures: unknown[] = [];
  const fail = (error: unknown) => void failures.push(error);
  for (let at = 0; at < lasts; at = (performance.now() - start) / 1000) {
    for (; sent < at * perSecond; sent += 1)
      running.push(ask(asked[sent % asked.length], pick(pages)).catch(fail));
    if (changes < Math.floor(at / traffic.changeEverySeconds)) {
      changes += 1;
      running.push(change(asked[0], cookie).catch(fail));
    }
    await sleep(5);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  const after = await look();
  const count = sent > 0 ? sent : changes;
  return {
    readyShare: (after.ready - before.ready) / count,
    portalMs: (after.portal - before.portal) / count,
    databaseMs: (after.database - before.database) / count,
  };
}

function pick(pages: readonly number[]): number {
  let left = Math.random();
  return pages.findIndex((share) => (left -= share) < 0);
}

/** Each request comes from another visitor, so that none takes more than the share of an IP. */
async function ask(server: ServerProcess | undefined, page: number): Promise<void> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.18.${(visitors >> 8) & 255}.${visitors & 255}` };
  const answer = await fetch(`${server?.origin}${LIST}&minPrice=${page + 1}`, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`page ${page}: ${answer.status}`);
}

async function change(server: ServerProcess | undefined, cookie: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify(SAMPLE_LISTING);
  const answer = await fetch(`${server?.origin}/api/properties`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`create: ${answer.status}`);
}

async function readyAnswers(count: number): Promise<number> {
  let sum = 0;
  for (let n = 0; n < count; n += 1) {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT + n}/metrics`)).text();
    for (const [, value] of text.matchAll(/^pbr_http_ready_answers_total(?:\{.*\})? (\d+)/gmu))
      sum += Number(value);
  }
  return sum;
}

/** The processor time of Postgres, which has to run on this machine: of its first process, of those that it has started, and of those that have ended. */
async function databaseCpuMs(): Promise<number> {
  const [backend] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = parentOf(backend?.pid ?? 0);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/u.test(name) && parentOf(Number(name)) === parent,
  );
  return children.reduce((sum, name) => sum + cpuOf(Number(name)), cpuOf(parent, true));
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
