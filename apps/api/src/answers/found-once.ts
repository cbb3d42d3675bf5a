import type { ServiceContext } from '../lib/context.ts';

/**
 * Finds a value that all visitors share once, until something changes; a key always stands for one kind of value. For a signed-in user it
 * looks the value up again each time.
 */
export async function foundOnce<Found extends object>(
  { actor, found }: Pick<ServiceContext, 'actor' | 'found'>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  if (actor.kind !== 'visitor') return find();
  const kept = found.get(key) ?? (await found.awaited(key));
  if (kept) return kept as Found;
  const finding = found.begin(key);
  try {
    const value = await find();
    finding.finish(value);
    return value;
  } catch (error) {
    finding.finish();
    throw error;
  }
}
