import { isDeepStrictEqual } from 'node:util';
import { Deadline, inTime, within } from '@pbr/db/deadline';
import { toAppError } from '../lib/unexpected.ts';
import type { ReadyValue, ReadyValueDeps } from './ready-value.ts';

/** Answers the id of the reader, or null for a visitor. Called only if the author of a change is known. */
export type WhoReads = () => string | null;

export interface KeptValueOptions {
  /** How long a value may be served when no change is ever announced. */
  maxAgeMs: number;
  /** Called when readers who got an old value would get another one now. */
  onRenewed: () => void;
}

/** A change is often announced twice, by its author's request and by the database; both cause one finding. */
const SETTLE_MS = 10;
/**
 * In the background a value is found again after this many times as long as finding it took, so that it takes 5 % of a connection's time; but
 * after half of its lag, so that readers do not come to wait for it.
 */
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
export class KeptValue<Value extends object> {
  readonly #declared: ReadyValue<Value>;
  readonly #options: KeptValueOptions;
  #found: (Finding & { value: Value }) | undefined;
  #running: { finding: Finding; done: Promise<void> } | undefined;
  #planned: NodeJS.Timeout | undefined;
  #restsUntil = 0;
  /** Somebody has asked for the value since it was last looked for. */
  #isWanted = false;
  #hasServedOld = false;
  #deps: ReadyValueDeps;

  constructor(declared: ReadyValue<Value>, deps: ReadyValueDeps, options: KeptValueOptions) {
    this.#declared = declared;
    this.#deps = deps;
    this.#options = options;
  }

  async read(deps: ReadyValueDeps, reader: WhoReads): Promise<Value> {
    const askedAt = performance.now();
    this.#deps = deps;
    while (!this.#found || !this.#mayServe(this.#found, askedAt, reader)) {
      const { done } = this.#running ?? this.#begin();
      await inTime(done);
    }
    this.#isWanted = true;
    if (this.#outdatedSince(this.#found) <= askedAt) {
      this.#hasServedOld = true;
      this.#plan();
    }
    return this.#found.value;
  }

  /** Something has changed, by this person if it is known. */
  change(author?: string): void {
    const now = performance.now();
    for (const finding of [this.#found, this.#running?.finding]) {
      if (!finding) continue;
      finding.outdatedSince = Math.min(finding.outdatedSince, now);
      if (author !== undefined && !finding.outdatedFor.has(author))
        finding.outdatedFor.set(author, now);
    }
    this.#plan();
  }

  #outdatedSince({ outdatedSince, begunAt }: Finding): number {
    return Math.min(outdatedSince, begunAt + this.#options.maxAgeMs);
  }

  #mayServe(finding: Finding, askedAt: number, reader: WhoReads): boolean {
    const { lagMs, authorLagMs } = this.#declared;
    // A value that may lag keeps nobody waiting because a change may have been missed. It is found anew in the background.
    const outdatedSince = lagMs > 0 ? finding.outdatedSince : this.#outdatedSince(finding);
    if (outdatedSince + lagMs <= askedAt) return false;
    if (finding.outdatedFor.size === 0) return true;
    const ownChange = finding.outdatedFor.get(reader() ?? '') ?? Number.POSITIVE_INFINITY;
    return ownChange + authorLagMs > askedAt;
  }

  #begin(): { done: Promise<void> } {
    clearTimeout(this.#planned);
    this.#planned = undefined;
    this.#isWanted = false;
    const finding: Finding = {
      begunAt: performance.now(),
      outdatedSince: Number.POSITIVE_INFINITY,
      outdatedFor: new Map(),
    };
    const done = this.#findAnew(finding);
    this.#running = { finding, done };
    // If no reader waits, nobody handles its failure.
    done.catch(() => {});
    return this.#running;
  }

  async #findAnew(finding: Finding): Promise<void> {
    const deps = this.#deps;
    let restMs = RETRY_MS;
    try {
      // One reader's deadline must not abort what all readers wait for.
      const value = await within(new Deadline(Number.POSITIVE_INFINITY), async () =>
        this.#declared.find(deps),
      );
      const isOther = this.#hasServedOld && !isDeepStrictEqual(this.#found?.value, value);
      this.#found = Object.assign(finding, { value });
      this.#hasServedOld = false;
      if (isOther) this.#options.onRenewed();
      const { lagMs } = this.#declared;
      const rest = (performance.now() - finding.begunAt) * REST_TIMES;
      restMs = Math.max(LEAST_REST_MS, lagMs > 0 ? Math.min(rest, lagMs / 2) : rest);
    } catch (error) {
      if (toAppError(error).kind === 'internal')
        deps.log.error({ err: error }, 'could not find a ready value');
      throw error;
    } finally {
      this.#running = undefined;
      this.#restsUntil = performance.now() + restMs;
      this.#plan();
    }
  }

  /** Finds the value anew in a moment if it is outdated. A value that is never served stale waits until somebody asks for it. */
  #plan(): void {
    const now = performance.now();
    const isDue = this.#found !== undefined && this.#outdatedSince(this.#found) <= now;
    const isLeft = this.#declared.lagMs === 0 && !this.#isWanted;
    if (!isDue || isLeft || this.#planned || this.#running) return;
    const waitMs = Math.max(SETTLE_MS, this.#restsUntil - now);
    this.#planned = setTimeout(() => this.#begin(), waitMs).unref();
  }
}
