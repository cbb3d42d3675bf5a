import type { PopularPlace } from '@pbr/schemas/property/landing';
import type { ServiceContext } from '../../../lib/context.ts';
import { findPopularPlaces } from './landing.queries.ts';

/** The colonias with most of the newest listings; the home page links to them. */
export async function listPopularPlaces(ctx: ServiceContext): Promise<{ items: PopularPlace[] }> {
  return { items: await findPopularPlaces(ctx.db) };
}
