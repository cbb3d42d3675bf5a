import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_RULES, checkAccess } from './security/access.ts';
import type { Actor } from './security/actor.ts';
import { AppError, httpStatusByKind } from './lib/errors.ts';
import { createSharedLimiter } from './modules/limits/shared-limiter.ts';
import type { AccessRow } from './testing/access/access-row.ts';
import { MISSING_ID } from './testing/access/access-rows.ts';
import { accessWorld, ASKERS } from './testing/access/access-world.ts';
import { testApp } from './testing/app.ts';
import { watchedDb, watchRows } from './testing/database/watched-db.ts';
import { idsIn, pathOf, walk, type Way } from './testing/access/ways.ts';
import { isLong } from './testing/is-long.ts';
import { databaseSuite } from './testing/suite.ts';

type Outcome = 'passes' | number;
/** One asker's call with the id of a row, or without one if the call names none. */
interface Cell {
  asker: (typeof ASKERS)[number];
  way: Way;
  row: AccessRow | null;
}
interface Tried extends Cell {
  expected: Outcome;
  seen: Outcome;
  status: number;
  /** True when a call wrote something although it was refused or only reads. */
  wroteWrongly: boolean;
}

let app: FastifyInstance;
let ways: Way[];
let world: Awaited<ReturnType<typeof accessWorld>>;
let tried: Tried[];
let watched: ReturnType<typeof watchedDb>;
let hasWritten: () => Promise<boolean>;

// Every try is a transaction, which may wait long for a photo on a busy machine.
const t = await databaseSuite({ idleInTransactionTimeoutMs: 120_000 });
beforeAll(async () => {
  watched = watchedDb(t.db);
  const limiter = createSharedLimiter({ db: watched.db, now: () => new Date(), secret: 'x' });
  ({ app, ways } = await walk(() => testApp(watched.db, { limiter })));
  world = await accessWorld(t.db, app);
  hasWritten = await watchRows(watched.db);
  tried = [];
  for (const cell of cellsOf(ways)) tried.push(await tryOut(cell));
}, 300_000);
afterAll(() => app.close());

function cellsOf(all: readonly Way[]): Cell[] {
  // Fastify makes HEAD from GET, so it needs no calls of its own.
  const called = all.filter(({ isOtherMethod, method }) => !isOtherMethod && method !== 'HEAD');
  return called.flatMap((way) =>
    ASKERS.flatMap((asker) => rowsFor(way, asker).map((row) => ({ asker, way, row }))),
  );
}

function rowsFor(way: Way, asker: Cell['asker']): (AccessRow | null)[] {
  const { names } = way;
  if (!names) return [null];
  const rows = world.rows[names.row];
  // An asker whom the access rule refuses gets that answer before any row is read, so one row is enough; the long run takes three.
  return refusalAtDoor(world.askers[asker].actor, way) === null
    ? rows
    : rows.slice(isLong ? -3 : -1);
}

async function tryOut(cell: Cell): Promise<Tried> {
  const { way, row } = cell;
  const { actor, headers } = world.askers[cell.asker];
  const input = { ...way.example, ...idsIn(way, row) };
  return watched.tryOut(async () => {
    const { statusCode: status } = await app.inject({
      method: way.method as 'GET',
      url: urlOf(way, row, input),
      headers: { ...headers, ...(way.takesFile && { 'content-type': 'application/octet-stream' }) },
      ...(way.takesFile && { payload: Buffer.from('a') }),
      ...(way.isWrite && (way.takesInput || way.door === 'tRPC') && { payload: input }),
    });
    // A conflict with other rows is reported only to actors who may make the change.
    const passes = status < 400 || status === httpStatusByKind.conflict;
    return {
      ...cell,
      expected: expectedOf(actor, cell),
      seen: passes ? 'passes' : status,
      status,
      wroteWrongly: (!passes || !way.isWrite) && (await hasWritten()),
    };
  });
}

function urlOf(way: Way, row: AccessRow | null, input: object): string {
  if (way.door === 'REST') return pathOf(way, row?.id ?? '', row?.within);
  const isQuery = !way.isWrite && way.takesInput;
  return isQuery ? `${way.url}?input=${encodeURIComponent(JSON.stringify(input))}` : way.url;
}

function refusalAtDoor(actor: Actor, way: Way): number | null {
  return (
    (actor.kind === 'token' ? refusalOfToken(actor, way) : null) ?? refusalOfAccess(actor, way)
  );
}

/** Programs may use only the documented API, may not sign anybody in or out there, and may write only with a token for writing. */
function refusalOfToken(
  { scope }: Extract<Actor, { kind: 'token' }>,
  { door, url, isWrite }: Way,
): number | null {
  if (door === 'tRPC') return httpStatusByKind.unauthenticated;
  if (!url.startsWith('/api/')) return null;
  const isForBrowsers = /^\/api\/log(?:in|out)$/u.test(url);
  return isForBrowsers || (isWrite && scope === 'read') ? httpStatusByKind.forbidden : null;
}

function refusalOfAccess(actor: Actor, { access }: Way): number | null {
  try {
    checkAccess(actor, access ?? 'admin');
    return null;
  } catch (error) {
    if (error instanceof AppError) return httpStatusByKind[error.kind];
    throw error;
  }
}

/** The first refusal counts: by the access rule, then by the policy for the row. */
function expectedOf(actor: Actor, { way, row }: Cell): Outcome {
  const atDoor = refusalAtDoor(actor, way);
  if (atDoor !== null) return atDoor;
  const refusal = way.names && row ? row.refusal(actor, way.names.needs) : null;
  return refusal === null ? 'passes' : httpStatusByKind[refusal];
}

const namesOf = (some: readonly Way[]) => some.map(({ name }) => name);

describe('every call of the portal', () => {
  test('is tried on both doors', () => {
    const known = ['GET /api/properties', 'GET /robots.txt', 'GET /healthz', 'property.search'];
    expect(namesOf(ways)).toEqual(expect.arrayContaining(known));
  });

  test('declares who may make it', () => {
    const rules: readonly (string | undefined)[] = ACCESS_RULES;
    expect(namesOf(ways.filter(({ access }) => !rules.includes(access)))).toEqual([]);
  });

  test('declares the row it names if its URL or input has an id, and only then', () => {
    const ours = ways.filter(({ isOtherMethod }) => !isOtherMethod);
    const isWrong = ({ names, idKeys }: Way) => (names === undefined) !== (idKeys.length === 0);
    expect(namesOf(ours.filter(isWrong))).toEqual([]);
    expect(ours.filter(({ names }) => names).length).toBeGreaterThan(8);
  });

  test('that takes something is tried with something right', () => {
    const ours = ways.filter(({ isOtherMethod }) => !isOtherMethod);
    expect(namesOf(ours.filter(({ example }) => example === undefined))).toEqual([]);
  });

  test('succeeds for somebody if it writes', () => {
    const writing = tried.filter(({ way }) => way.isWrite);
    const successes = new Set(writing.filter(({ status }) => status < 400).map(({ way }) => way));
    const failed = writing.filter(({ way }) => !successes.has(way));
    expect(failed.map(told)).toEqual([]);
  });

  test('answers 405 where it has no method, whoever asks', async () => {
    for (const way of ways.filter(({ isOtherMethod }) => isOtherMethod)) {
      const url = pathOf(way, MISSING_ID);
      const answer = await app.inject({ method: way.method as 'GET', url });
      expect(answer.statusCode, way.name).toBe(405);
    }
  });
});

const told = ({ way, row, status, expected }: Tried) =>
  `${way.name}${row ? ` (${row.name})` : ''}: ${status}, expected ${expected}`;

describe.each(ASKERS)('for the %s', (asker) => {
  const own = (door: Way['door']) =>
    tried.filter((cell) => cell.asker === asker && cell.way.door === door);

  test.each(['REST', 'tRPC'] as const)('%s allows what the rules say and nothing else', (door) => {
    expect(own(door).length).toBeGreaterThan(20);
    const wrong = own(door).filter(({ seen, expected }) => seen !== expected);
    expect(wrong.map(told)).toEqual([]);
  });

  test.each(['REST', 'tRPC'] as const)(
    '%s writes nothing when it refuses or only reads',
    (door) => {
      const wrong = own(door).filter(({ wroteWrongly }) => wroteWrongly);
      expect(wrong.map(told)).toEqual([]);
    },
  );
});
