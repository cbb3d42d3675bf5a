// DATABASE_URL=postgres://… npm run bench:processes [-- --changes 1000]   Measures how soon two servers on one database show a change
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openForServers } from './database.ts';
import { signIn, startPortal } from './portal.ts';
import { SAMPLE_LISTING } from './sample-listing.ts';
import { say } from './say.ts';
import type { ServerProcess } from './server-process.ts';

const { values } = parseArgs({ options: { changes: { type: 'string', default: '1000' } } });
const changes = Number(values.changes);
const PORT = 4620;
const SOON_MS = 100;
const GIVE_UP_MS = 5000;

const { url, dataDir, database } = await openForServers();
const servers: ServerProcess[] = [];
try {
  for (const port of [PORT, PORT + 1]) servers.push(await startPortal(port, { url, dataDir }));
  const [writer, other] = servers;
  if (!writer || !other) throw new Error('a server is missing');
  report(await measure(writer, other));
} finally {
  for (const server of servers) await server.stop();
  await database.close();
}

interface Seen {
  /** Changes that the next read on the same server, the agent's or a visitor's, did not show. */
  missedAtOnce: number;
  /** For each change, the milliseconds until a visitor of the other server saw it. */
  elsewhereMs: number[];
}

async function measure(writer: ServerProcess, other: ServerProcess): Promise<Seen> {
  const cookie = await signIn(writer, database.sql);
  const id = await publish(writer, cookie);
  const path = `/api/properties/${id}`;
  const seen: Seen = { missedAtOnce: 0, elsewhereMs: [] };
  for (let price = 1; price <= changes; price += 1) {
    // Both servers have the listing ready first, so that both have something to clear.
    await priceAt(writer, path);
    await priceAt(other, path);
    await send(writer, 'PUT', path, cookie, { ...SAMPLE_LISTING, salePrice: String(price) });
    const changedAt = performance.now();
    const own = await priceAt(writer, path, { cookie });
    const sameServer = await priceAt(writer, path);
    if (own !== price || sameServer !== price) seen.missedAtOnce += 1;
    seen.elsewhereMs.push(await seenAfter(other, path, price, changedAt));
  }
  return seen;
}

async function seenAfter(
  server: ServerProcess,
  path: string,
  price: number,
  changedAt: number,
): Promise<number> {
  while (performance.now() - changedAt < GIVE_UP_MS) {
    const asked = performance.now();
    if ((await priceAt(server, path)) === price) return asked - changedAt;
    await wait(1);
  }
  return Number.POSITIVE_INFINITY;
}

function report({ missedAtOnce, elsewhereMs }: Seen): void {
  const sorted = elsewhereMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const late = sorted.filter((ms) => ms > SOON_MS).length;
  say(`${sorted.length} cambios`);
  say(`no vistos en la siguiente lectura del mismo servidor: ${missedAtOnce}`);
  say(`en el otro servidor: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, máximo ${at(1)} ms`);
  say(`todavía sin ver a los ${SOON_MS} ms: ${late}`);
  process.exitCode = missedAtOnce + late > 0 ? 1 : 0;
}

async function publish(server: ServerProcess, cookie: string): Promise<string> {
  const answer = await send(server, 'POST', '/api/properties', cookie, SAMPLE_LISTING);
  return ((await answer.json()) as { id: string }).id;
}

async function send(
  server: ServerProcess,
  method: string,
  path: string,
  cookie: string,
  body: object,
): Promise<Response> {
  const answer = await fetch(server.origin + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function priceAt(
  server: ServerProcess,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(server.origin + path, { headers });
  return Number(((await answer.json()) as { salePrice: string }).salePrice);
}
