import { inTime } from '@pbr/db/deadline';
import type { ServiceContext } from '../lib/context.ts';

/**
 * A value that all visitors share: found once, then ready until something changes. A key always stands for one kind of value. For a
 * signed-in person it is found again each time.
 */
export async function readyValue<Value extends object>(
  { actor, readyValues }: Pick<ServiceContext, 'actor' | 'readyValues'>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  if (actor.kind !== 'visitor') return find();
  const awaited = readyValues.awaited(key);
  const ready = readyValues.get(key) ?? (awaited && (await inTime(awaited)));
  if (ready) return ready as Value;
  const making = readyValues.begin(key);
  try {
    const value = await find();
    making.finish(value);
    return value;
  } catch (error) {
    making.finish();
    throw error;
  }
}
