import type { ServiceContext } from '../lib/context.ts';

/**
 * What every visitor is shown alike is found once, until something changes; under one key always the same kind of thing. Whoever is
 * signed in is told what is true now.
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
