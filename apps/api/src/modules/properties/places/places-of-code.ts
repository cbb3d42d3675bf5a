import { placesOfCodeQuerySchema, placesOfCodeSchema } from '@pbr/schemas/property/places';
import { action } from '../../../action/action.ts';
import { findPlacesOfCode } from './places-of-code.queries.ts';

/** The state whose city has its name. */
export const CDMX = 'Ciudad de México';

/** Completes a postal code in the form of a listing. */
export const placesOfCode = action({
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
