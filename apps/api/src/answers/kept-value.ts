import { setTimeout as sleep } from 'node:timers/promises';
import { Deadline, inTime, within } from '@pbr/db/deadline';
import type { ServiceContext } from '../lib/context.ts';

/** The longest time that a reader waits for a newer value. */
const PATIENCE_MS = 100;
/** A value stays for this many times as long as finding it took, so that finding it takes a small share of the database's time. */
const REST_TIMES = 20;

interface Kept {
  value?: object;
  finding?: Promise<void> | undefined;
  /** By `performance.now`. */
  restsUntil: number;
}

const kept = new WeakMap<ServiceContext['readyValues'], Map<string, Kept>>();

/**
 * A value that is the same for everybody and takes long to find. After a change it is found anew in the background, and readers go on with
 * the one of before if that takes longer than a moment. A key always stands for one kind of value.
 */
export async function keptValue<Value extends object>(
  { readyValues }: Pick<ServiceContext, 'readyValues'>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const values = kept.get(readyValues) ?? new Map<string, Kept>();
  kept.set(readyValues, values);
  const own = values.get(key) ?? { restsUntil: 0 };
  values.set(key, own);
  if (own.value && (readyValues.get(key) || performance.now() < own.restsUntil))
    return own.value as Value;
  own.finding ??= findAnew(readyValues, key, own, find);
  if (own.value) await Promise.race([own.finding.catch(() => {}), sleep(PATIENCE_MS)]);
  else await inTime(own.finding);
  return own.value as Value;
}

async function findAnew(
  readyValues: ServiceContext['readyValues'],
  key: string,
  own: Kept,
  find: () => Promise<object>,
): Promise<void> {
  const begun = performance.now();
  const making = readyValues.begin(key);
  try {
    // Nobody's deadline ends what everybody waits for.
    own.value = await within(new Deadline(Number.POSITIVE_INFINITY), find);
    making.finish({ isFresh: true });
  } finally {
    making.finish();
    own.finding = undefined;
    own.restsUntil = performance.now() + (performance.now() - begun) * REST_TIMES;
  }
}
