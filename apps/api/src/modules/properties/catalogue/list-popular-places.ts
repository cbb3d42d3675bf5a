import { popularPlacesSchema } from '@pbr/schemas/property/landing';
import { readyValue } from '../../../answers/ready-value.ts';
import { operation } from '../../../operation/operation.ts';
import { findPopularPlaces } from './landing.queries.ts';

/** The colonias with most of the newest listings; the home page links to them. */
export const listPopularPlaces = operation({
  access: 'public',
  output: popularPlacesSchema,
  isReady: true,
  run: (ctx) =>
    readyValue(ctx, 'popular places', async () => ({ items: await findPopularPlaces(ctx.db) })),
});
