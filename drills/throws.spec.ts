// R18. PBR_PLACES is the number of places that throw (200).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { type Answer, Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { type AdminPortal, sizeFrom, withAdminPortal } from './fixtures/admin-portal.ts';
import { callsOf, type MakeCall, perform } from './fixtures/calls.ts';
import { printTable } from './fixtures/print-table.ts';
import { instrument } from './fixtures/throwing/instrument.ts';

const PLACES = sizeFrom('PBR_PLACES', 200);
/** Neighbours, which mostly belong to one operation, are so far apart in the order. */
const STRIDE = 7;

test(`R18 a throw in any of ${PLACES} functions is a 500 with an id of the log, and the portal serves on`, async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'pbr-throws-'));
  const logFile = join(folder, 'log');
  const sources = join(folder, 'sources.json');
  const places = await instrument(sources);
  const env = {
    NODE_OPTIONS: `--import ${import.meta.resolve('./fixtures/throwing/preload.mjs')}`,
    PBR_DRILL_SOURCES: sources,
    ANSWER_CACHE_BYTES: '0',
    LOG_LEVEL: 'warn',
  };
  try {
    await withAdminPortal(
      async (world) => {
        const calls = callsOf(world);
        const reached = await traced(world, calls);
        const thrown = new Map<number, Answer | null>();
        for (const place of inTurns([...reached.keys()])) {
          if (thrown.size === PLACES) break;
          const call = await (reached.get(place) as MakeCall)();
          const headers = { 'x-drill-throw': String(place), 'x-drill-trace': '1' };
          const answer = await perform(world, call, headers).catch(() => null);
          // The portal remembers some answers since the first call and does not reach these functions again.
          if (answer === null || placesOf(answer).includes(place)) thrown.set(place, answer);
        }
        const alive = await new Visitor(world.portal).rest('GET', '/readyz');
        const lines = (await readFile(logFile, 'utf8')).split('\n');
        const faults = [...thrown].flatMap(([place, answer]) => {
          const { file, name } = places[place] ?? { file: '', name: '' };
          const logged = lines.filter((line) => line.includes(`"thrown by the drill at ${place}"`));
          const id = /"requestId":"([^"]+)"/u.exec(answer?.text ?? '')?.[1];
          const isSaid = answer?.status === 500 && logged.some((line) => line.includes(String(id)));
          // A deed may succeed although something after it failed; the log tells.
          const isDone = (answer?.status ?? 500) < 400 && logged.length > 0;
          return isSaid || isDone
            ? []
            : [
                `${file} ${name}: ${answer?.said ?? 'connection broke'}, ${logged.length} in the log; ${lines.find((line) => id && line.includes(id)) ?? ''}`,
              ];
        });
        printTable('R18 throws', [
          {
            functions: places.length,
            calls: Object.keys(calls).length,
            reached: reached.size,
            thrown: thrown.size,
            good: thrown.size - faults.length,
            uncaught: lines.filter((line) => line.includes('"uncaught"')).length,
          },
        ]);
        expect(faults).toEqual([]);
        expect(thrown.size).toBe(PLACES);
        expect(lines.filter((line) => line.includes('"uncaught"'))).toEqual([]);
        expect(alive.status).toBe(200);
      },
      { env, logFile },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Makes every call once; answers for each place that was reached a call that reaches it. */
async function traced(world: AdminPortal, calls: Record<string, MakeCall>) {
  const reached = new Map<number, MakeCall>();
  const refused: string[] = [];
  for (const [name, make] of Object.entries(calls)) {
    const answer = await perform(world, await make(), { 'x-drill-trace': '1' });
    if (answer.status >= 400) refused.push(`${name}: ${answer.text}`);
    for (const place of placesOf(answer)) if (!reached.has(place)) reached.set(place, make);
  }
  expect(refused).toEqual([]);
  return reached;
}

const placesOf = ({ headers }: Answer): number[] =>
  String(headers['x-drill-places'] ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);

/** The same in an order in which any number of the first ones comes from everywhere. */
const inTurns = (all: readonly number[]) =>
  Array.from({ length: STRIDE }, (_, first) =>
    all.filter((_one, n) => n % STRIDE === first),
  ).flat();
