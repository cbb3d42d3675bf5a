// R18. PBR_PLACES is the number of functions that throw (200).
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { type Answer, Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { type AdminPortal, sizeFrom, withAdminPortal } from './fixtures/admin-portal.ts';
import { type Call, callsOf, type MakeCall, perform } from './fixtures/calls.ts';
import { printTable } from './fixtures/print-table.ts';
import { callsAroundActions } from './fixtures/throwing/calls-around-actions.ts';
import { inTurns, roomOf } from './fixtures/throwing/in-turns.ts';
import { instrument } from './fixtures/throwing/instrument.ts';

const FUNCTIONS = sizeFrom('PBR_PLACES', 200);
/** Calls that are made to come to a function. */
const TRIES = 3;
/** A request that has no answer by then gets none. */
const NO_ANSWER_MS = 10_000;
/** Work that goes on after the answer has ended by then. */
const AFTER_ANSWER_MS = 1_000;
const A_FUNCTION_MS = 1_000;

interface Thrown {
  answer: Answer | null;
  /** The request's id, which the portal knows even when its answer broke off. */
  id: string | undefined;
}

test(`R18 a throw in any of ${FUNCTIONS} functions is a 500 with an id of the log, and the portal serves on`, async () => {
  test.setTimeout(600_000 + FUNCTIONS * A_FUNCTION_MS);
  const folder = await mkdtemp(join(tmpdir(), 'pbr-throws-'));
  const logFile = join(folder, 'log');
  const sources = join(folder, 'sources.json');
  const functions = await instrument(sources);
  const env = {
    NODE_OPTIONS: `--import ${import.meta.resolve('./fixtures/throwing/preload.mjs')}`,
    PBR_DRILL_SOURCES: sources,
    ANSWER_CACHE_BYTES: '0',
    LOG_LEVEL: 'warn',
  };
  try {
    await withAdminPortal(
      async (world) => {
        const calls = { ...callsOf(world), ...callsAroundActions(world) };
        const reached = await traced(world, calls);
        const roomOfFunction = (number: number) => roomOf(functions[number]?.file ?? '');
        const thrown = new Map<number, Thrown>();
        for (const number of inTurns([...reached.keys()], roomOfFunction)) {
          if (thrown.size === FUNCTIONS) break;
          // A failure may have ended the session.
          if ((await world.visitor.rest('GET', '/api/user')).status !== 200) await world.signIn();
          // The portal remembers some answers since the first call and does not reach these functions again, except by another call.
          for (const make of reached.get(number) ?? []) {
            const one = await thrownAt(world, number, await make());
            if (one) thrown.set(number, one);
            if (one) break;
          }
        }
        await sleep(AFTER_ANSWER_MS);
        const alive = await new Visitor(world.portal).rest('GET', '/readyz');
        const lines = (await readFile(logFile, 'utf8')).split('\n');
        const faults = [...thrown].flatMap(([number, one]) => {
          const { file, name } = functions[number] ?? { file: '', name: '' };
          const logged = lines.filter((line) =>
            line.includes(`"thrown by the drill at ${number}"`),
          );
          return isTold(one, logged)
            ? []
            : [
                `${number} ${file} ${name}: ${one.answer?.said ?? 'no answer'}, ${logged.join() || 'not in the log'}`,
              ];
        });
        const uncaught = lines.filter((line) => line.includes('"uncaught"'));
        printTable('R18 throws', [
          {
            functions: functions.length,
            calls: Object.keys(calls).length,
            reached: reached.size,
            thrown: thrown.size,
            rooms: new Set([...thrown.keys()].map(roomOfFunction)).size,
            good: thrown.size - faults.length,
            uncaught: uncaught.length,
          },
        ]);
        expect(faults).toEqual([]);
        expect(uncaught).toEqual([]);
        expect(thrown.size).toBeGreaterThanOrEqual(Math.min(FUNCTIONS, reached.size * 0.9));
        expect(alive.status).toBe(200);
      },
      { env, logFile },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * A failure is a 500 with its id. What a request does after it has succeeded may fail too, and so may an answer that has begun: then the log
 * tells, under the same id.
 */
function isTold({ answer, id }: Thrown, logged: readonly string[]): boolean {
  const known = /"requestId":"([^"]+)"/u.exec(answer?.text ?? '')?.[1] ?? id;
  const isLogged = known !== undefined && logged.some((line) => line.includes(known));
  return isLogged && (answer === null || answer.status === 500 || answer.status < 400);
}

/** Makes every call once; answers for each function that was reached some calls that reach it. */
async function traced(world: AdminPortal, made: Record<string, MakeCall>) {
  const traces = new Map<string, MakeCall>();
  const refused: string[] = [];
  for (const [name, make] of Object.entries(made)) {
    const trace = randomUUID();
    const answer = await perform(world, await make(), { 'x-drill-trace': trace });
    if (answer.status >= 400) refused.push(`${name}: ${answer.said} ${answer.text.slice(0, 300)}`);
    traces.set(trace, make);
  }
  expect(refused).toEqual([]);
  await sleep(AFTER_ANSWER_MS);
  const reached = new Map<number, MakeCall[]>();
  for (const [trace, make] of [...traces].toReversed())
    for (const number of (await traceOf(world, trace)).reached) {
      const calls = reached.get(number) ?? [];
      if (calls.length < TRIES) reached.set(number, [...calls, make]);
    }
  return reached;
}

/** Makes the call with a throw in this function; null when it does not come there. */
async function thrownAt(world: AdminPortal, number: number, call: Call): Promise<Thrown | null> {
  const trace = randomUUID();
  const headers = { 'x-drill-throw': String(number), 'x-drill-trace': trace };
  const answer = await Promise.race([
    perform(world, call, headers).catch(() => null),
    sleep(NO_ANSWER_MS, null),
  ]);
  const { reached, id } = await traceOf(world, trace);
  return reached.includes(number) ? { answer, id } : null;
}

/** The functions that a request has reached by now. */
async function traceOf({ portal }: AdminPortal, trace: string) {
  const { data } = await new Visitor(portal).rest('GET', `/drill-traces/${trace}`);
  return data as { reached: number[]; id?: string };
}
