import { priceScaleSchema } from '@pbr/schemas/property/prices/price-scale';
import { action } from '../../../action/action.ts';
import { findPriceScale } from './price-scale.queries.ts';

/** Tells the forms by what a price is found doubtful, when one is about to be stored. */
export const getPriceScale = action({
  access: 'member',
  output: priceScaleSchema,
  run: ({ db }) => findPriceScale(db),
});
