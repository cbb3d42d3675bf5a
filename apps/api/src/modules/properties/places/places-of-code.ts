import { placesOfCodeQuerySchema, placesOfCodeSchema } from '@pbr/schemas/property/places';
import { operation } from '../../../operation/operation.ts';
import { findPlacesOfCode } from './places-of-code.queries.ts';

const CDMX = 'Ciudad de México';

/** Completes a postal code in the form of a listing. */
export const placesOfCode = operation({
  access: 'member',
  input: placesOfCodeQuerySchema,
  output: placesOfCodeSchema,
  example: { postalCode: '06140' },
  run: async ({ db }, { postalCode }) => {
    const places = await findPlacesOfCode(db, postalCode);
    // Some listings there name the alcaldía as their city.
    return places?.state === CDMX ? { ...places, city: CDMX } : places;
  },
});
