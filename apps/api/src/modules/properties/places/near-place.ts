import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { readNear } from '@pbr/schemas/property/search/near-parts';
import type { KnownPlace } from '@pbr/search-language/places/known-place';
import type { LocatedFilters } from '@pbr/search-language/search-plan';
import { wrongField } from '../../../lib/errors.ts';
import type { AnybodysContext } from '../../../answers/found-once.ts';
import { knownPlaces } from './ready-places.ts';

type Ctx = Pick<AnybodysContext, 'db' | 'readyValue'>;

/** The place that a search is near, if it is known where that is. */
export async function nearPlace(
  ctx: Ctx,
  near: string | undefined,
): Promise<KnownPlace | undefined> {
  const asked = near === undefined ? null : readNear(near);
  if (!asked || !('path' in asked)) return undefined;
  const place = (await knownPlaces(ctx, { paths: [asked.path] })).get(asked.path);
  return place?.middle ? place : undefined;
}

/** The filters with the circle around the point of `near`, or around the middle of its place, rounded like any point. */
export async function withCircle<Filters extends PropertyFilters>(
  ctx: Ctx,
  filters: Filters,
): Promise<Omit<Filters, 'near'> & Pick<LocatedFilters, 'near'>> {
  const { near, ...others } = filters;
  const asked = near === undefined ? null : readNear(near);
  if (!asked) return others;
  if (!('path' in asked)) return { ...others, near: asked };
  const middle = (await nearPlace(ctx, near))?.middle;
  const around =
    middle && readNear(`${middle.lat.toFixed(6)},${middle.lng.toFixed(6)},${asked.km}`);
  return { ...others, near: around && 'lat' in around ? around : null };
}

/** The same for programs: a place that nobody knows is refused. */
export async function withKnownCircle<Filters extends PropertyFilters>(ctx: Ctx, filters: Filters) {
  const located = await withCircle(ctx, filters);
  if (located.near === null)
    throw wrongField('near', 'No conocemos ese lugar, o no sabemos en qué punto está.');
  return located;
}
