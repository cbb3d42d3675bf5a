import { inTime } from '@pbr/db/deadline';
import type { ServiceContext } from '../lib/context.ts';

/**
 * A value that is the same for everybody: found once, then ready until something changes. A key always stands for one kind of value.
 */
export async function readyValue<Value extends object>(
  { readyValues }: Pick<ServiceContext, 'readyValues'>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
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
