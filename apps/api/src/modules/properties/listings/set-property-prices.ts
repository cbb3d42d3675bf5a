import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { propertyPricesSchema } from '@pbr/schemas/property/write';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../property.rows.ts';
import { getProperty, seenBy } from './get-property.ts';
import { updatePropertyRow } from './stored-property.queries.ts';

/** Changes the prices alone, and their currency if it is sent. Refuses to do so on top of a version that was not read, unless nothing changes: that is the second of two clicks. */
export const setPropertyPrices = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: propertyPricesSchema,
  output: propertyDetailSchema,
  example: { salePrice: '4250000', rentPrice: null, version: 1 },
  run: async (inside, { version, ...sent }, property) => {
    const values = {
      salePrice: property.operationType === 'renta' ? null : sent.salePrice,
      rentPrice: property.operationType === 'venta' ? null : sent.rentPrice,
      ...(sent.currency && { currency: sent.currency }),
    };
    const stored = await updatePropertyRow(inside.db, property.id, { values, now: inside.now() });
    if (!stored) return getProperty(inside, property);
    // This refusal rolls the change back.
    if (version !== property.version) throw new AppError('property.changed');
    return seenBy(inside.actor, stored);
  },
});
