import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HandOverRestJob, handOverRestJobSchema } from '@pbr/schemas/employee/jobs';
import type { ServiceContext } from '../../lib/context.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { restAfter } from '../../lib/rest-after.ts';
import { BULK_WRITES, enqueueJob } from '../../jobs/enqueue-job.ts';
import { giveFree, LISTINGS_AT_ONCE } from '../properties/giving/give-listings.ts';
import { lockNotTakenBack } from './given.queries.ts';
import { lockSuccessor } from './holdings.queries.ts';

/** The job's name in the queue. Jobs that wait while a new version is installed carry it, so keep it. */
export const HAND_OVER_REST = 'hand_over_rest';

/** Adds the job that hands the rest of a person's listings over after the commit. */
export async function enqueueHandOverRest(
  db: ServiceContext['db'],
  payload: HandOverRestJob,
): Promise<void> {
  const key = `hand-over-${randomUUID()}`;
  await enqueueJob(db, { task: HAND_OVER_REST, key, queue: BULK_WRITES, payload });
}

/** The rest while somebody else writes the last of some listings. */
const HELD_MS = 100;

type Ctx = Pick<ServiceContext, 'db' | 'log' | 'now'>;

/**
 * Hands listings over, some in each transaction. Those that the person does not have any more are left alone, so a killed job begins
 * again where it was. It ends when the new owner cannot sign in any more: an admin then chooses somebody else.
 */
export async function handOverRest(
  ctx: Ctx,
  payload: unknown,
  signal: AbortSignal,
  atOnce = LISTINGS_AT_ONCE,
): Promise<void> {
  const { ids, ...people } = parseInput(handOverRestJobSchema, payload);
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce);
    for (;;) {
      signal.throwIfAborted();
      const start = performance.now();
      const state = await ctx.db.transaction((tx) => giveSome({ ...ctx, db: tx }, some, people));
      if (state === 'refused') return;
      if (state === 'given') {
        await restAfter(start, signal);
        break;
      }
      await sleep(HELD_MS, undefined, { signal });
    }
  }
}

/** One transaction. It waits for no listing: 'held' means that others have locked some. */
async function giveSome(
  ctx: Ctx,
  ids: readonly string[],
  { from, to, actorId, isKept }: Omit<HandOverRestJob, 'ids'>,
): Promise<'given' | 'held' | 'refused'> {
  const successor = await lockSuccessor(ctx.db, to);
  if (!successor) {
    ctx.log.warn('a hand-over ended early: the new owner cannot sign in any more');
    return 'refused';
  }
  const actor = { kind: 'member', userId: actorId, role: 'admin' } as const;
  const wanted = isKept ? await lockNotTakenBack(ctx.db, from, ids) : ids;
  const isGiven = await giveFree({ ...ctx, actor }, wanted, { from, to: successor });
  return isGiven ? 'given' : 'held';
}
