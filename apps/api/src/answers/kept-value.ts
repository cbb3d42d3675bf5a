import { isDeepStrictEqual } from 'node:util';
import { Deadline, inTime, within } from '@pbr/db/deadline';
import { toAppError } from '../lib/unexpected.ts';
import type { ReadyValue, ReadyValueDeps } from './ready-value.ts';

/** Whoever may have made a change; null for a visitor. It is called only when somebody has made one. */
export type WhoReads = () => string | null;

export interface KeptValue<Value> {
  read: (deps: ReadyValueDeps, reader: WhoReads) => Promise<Value>;
  /** Something has changed, by this person if it is known. */
  change: (author?: string) => void;
}

export interface KeptValueOptions {
  /** How long a value may be served when no change is ever announced. */
  maxAgeMs: number;
  /** Called when readers who got an old value would get another one now. */
  onRenewed: () => void;
}

/** A change is often announced twice, by its author's request and by the database; both cause one finding. */
const SETTLE_MS = 10;
/** In the background a value is found again after this many times as long as finding it took, so that it takes 5 % of a connection's time. */
const REST_TIMES = 20;
const LEAST_REST_MS = 250;
const RETRY_MS = 1000;

/** A finding of the value, with the times (by `performance.now`) of the first changes that it may have missed. */
interface Finding {
  begunAt: number;
  outdatedSince: number;
  outdatedFor: Map<string, number>;
}

/** Keeps one ready value and finds it anew in the background after a change. */
export function keepValue<Value extends object>(
  { find, lagMs, authorLagMs }: ReadyValue<Value>,
  { maxAgeMs, onRenewed }: KeptValueOptions,
): KeptValue<Value> {
  let found: (Finding & { value: Value }) | undefined;
  let running: { finding: Finding; done: Promise<void> } | undefined;
  let planned: NodeJS.Timeout | undefined;
  let restsUntil = 0;
  /** Somebody has asked for the value since it was last looked for. */
  let isWanted = false;
  let hasServedOld = false;

  const outdatedSince = (finding: Finding) =>
    Math.min(finding.outdatedSince, finding.begunAt + maxAgeMs);

  function mayServe(finding: Finding, askedAt: number, reader: WhoReads): boolean {
    if (outdatedSince(finding) + lagMs <= askedAt) return false;
    if (finding.outdatedFor.size === 0) return true;
    const ownChange = finding.outdatedFor.get(reader() ?? '') ?? Number.POSITIVE_INFINITY;
    return ownChange + authorLagMs > askedAt;
  }

  function begin(deps: ReadyValueDeps) {
    clearTimeout(planned);
    planned = undefined;
    isWanted = false;
    const finding: Finding = {
      begunAt: performance.now(),
      outdatedSince: Number.POSITIVE_INFINITY,
      outdatedFor: new Map(),
    };
    running = { finding, done: findAnew(finding, deps) };
    // Without a reader nobody waits for it.
    running.done.catch(() => {});
    return running;
  }

  async function findAnew(finding: Finding, deps: ReadyValueDeps): Promise<void> {
    let restMs = RETRY_MS;
    try {
      // Nobody's deadline ends what everybody waits for.
      const value = await within(new Deadline(Number.POSITIVE_INFINITY), () => find(deps));
      const isOther = hasServedOld && !isDeepStrictEqual(found?.value, value);
      found = Object.assign(finding, { value });
      hasServedOld = false;
      if (isOther) onRenewed();
      const tookMs = performance.now() - finding.begunAt;
      restMs = Math.max(LEAST_REST_MS, tookMs * REST_TIMES);
    } catch (error) {
      if (toAppError(error).kind === 'internal')
        deps.log.error({ err: error }, 'could not find a ready value');
      throw error;
    } finally {
      running = undefined;
      restsUntil = performance.now() + restMs;
      plan(deps);
    }
  }

  /** Finds the value anew in a moment if it is outdated. A value that nobody gets old is left until somebody asks for it. */
  function plan(deps: ReadyValueDeps): void {
    const now = performance.now();
    const isDue = found !== undefined && outdatedSince(found) <= now;
    if (!isDue || planned || running || !(isWanted || lagMs > 0)) return;
    planned = setTimeout(() => begin(deps), Math.max(SETTLE_MS, restsUntil - now)).unref();
  }

  let lastDeps: ReadyValueDeps | undefined;

  return {
    async read(deps, reader) {
      const askedAt = performance.now();
      lastDeps = deps;
      while (!found || !mayServe(found, askedAt, reader)) {
        const { done } = running ?? begin(deps);
        await inTime(done);
      }
      isWanted = true;
      if (outdatedSince(found) <= askedAt) {
        hasServedOld = true;
        plan(deps);
      }
      return found.value;
    },
    change(author) {
      const now = performance.now();
      for (const finding of [found, running?.finding]) {
        if (!finding) continue;
        finding.outdatedSince = Math.min(finding.outdatedSince, now);
        if (author !== undefined && !finding.outdatedFor.has(author))
          finding.outdatedFor.set(author, now);
      }
      if (lastDeps) plan(lastDeps);
    },
  };
}
