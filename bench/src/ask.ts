import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.ts';
import type { ScreenQuery } from './screen-queries.ts';
import type { ServerProcess } from './server-process.ts';

const agent = new Agent({ keepAlive: true });
const MOST_TRIES = 3;
let unheard = Date.now();

/** Milliseconds until the whole compressed answer has arrived; the `unheard` number, which no call reads, makes every input new, so that no answer is ready. */
export async function ask(portal: ServerProcess, query: ScreenQuery): Promise<number> {
  const start = performance.now();
  const answer = await send(portal, query, 'br');
  if (answer.statusCode !== 200) throw new Error(`${query.name}: ${answer.statusCode}`);
  answer.resume();
  await once(answer, 'end');
  return performance.now() - start;
}

/**
 * The answer's JSON text; null for a search that takes longer than the portal lets it. Among pages that are not in memory yet it may take
 * too long once.
 */
export async function answerOf(portal: ServerProcess, query: ScreenQuery): Promise<string | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send(portal, query, 'identity');
    if (answer.statusCode === 200) return text(answer);
    answer.resume();
    if (answer.statusCode !== 503) throw new Error(`${query.name}: ${answer.statusCode}`);
  }
  return null;
}

async function send(
  portal: ServerProcess,
  { call, input }: ScreenQuery,
  encoding: 'br' | 'identity',
) {
  unheard += 1;
  const sent = encodeURIComponent(JSON.stringify({ 0: { ...input, unheard } }));
  const path = `/trpc/${call}?batch=1&input=${sent}`;
  const asked = get(portal.origin + path, { agent, headers: { 'accept-encoding': encoding } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

export const closeConnections = (): void => agent.destroy();

/** After its start the portal counts the listings of all places, which takes seconds at a million; until then a search in one may be refused. */
export async function placesAreCounted(portal: ServerProcess): Promise<void> {
  const start = performance.now();
  const input = encodeURIComponent(JSON.stringify({ text: 'condesa' }));
  const url = `${portal.origin}/trpc/property.complete?input=${input}`;
  while (!(await fetch(url)).ok) await sleep(100);
  say(`  lugares contados ${((performance.now() - start) / 1000).toFixed(1)} s después del inicio`);
}
