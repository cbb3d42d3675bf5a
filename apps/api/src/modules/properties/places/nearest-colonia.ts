import {
  type NearestColonia,
  nearestColoniaQuerySchema,
  nearestColoniaSchema,
  type Point,
} from '@pbr/schemas/property/places';
import { STATES } from '@pbr/schemas/property/places/states';
import { kmBetween } from '@pbr/schemas/property/places/whereabouts';
import { gazetteerPlace, gazetteerPlaces } from '@pbr/search-language/gazetteer/gazetteer';
import type { GazetteerPlace } from '@pbr/search-language/gazetteer/gazetteer-place';
import { plainName } from '@pbr/search-language/words/plain-name';
import { action } from '../../../action/action.ts';
import { CDMX } from './places-of-code.ts';
import { findNearestColonia } from './nearest-colonia.queries.ts';

/** A town of the gazetteer is one point, and its edge may be so far from it. */
const MOST_KM = 10;

/** Tells a member in which colonia a point lies, from the listings around it or else the nearest town. */
export const nearestColonia = action({
  access: 'member',
  input: nearestColoniaQuerySchema,
  output: nearestColoniaSchema,
  example: { latitude: 19.413, longitude: -99.171 },
  run: async ({ db }, point) => {
    const found = (await findNearestColonia(db, point)) ?? nearestTown(point);
    // Some listings there name the alcaldía as their city.
    return found?.state === CDMX ? { ...found, city: CDMX } : found;
  },
});

function nearestTown(point: Point): NearestColonia | null {
  let nearest: GazetteerPlace | undefined;
  let least = MOST_KM;
  for (const place of gazetteerPlaces()) {
    if (place.level === 0 || !place.middle) continue;
    const { lat, lng } = place.middle;
    const km = kmBetween(point, { latitude: lat, longitude: lng });
    if (km < least) [nearest, least] = [place, km];
  }
  return nearest ? { ...placeOf(nearest), km: Math.round(least * 10) / 10 } : null;
}

/** The fields of a form that a place of the gazetteer fills. A town is the colonia of its municipio, unless it bears the same name. */
function placeOf({ path, name }: GazetteerPlace): Omit<NearestColonia, 'km'> {
  const [state = '', municipality = ''] = path.split('/');
  const own = gazetteerPlace(`${state}/${municipality}`)?.name ?? name;
  return {
    state: STATES.find((one) => plainName(one).replaceAll(' ', '-') === state) ?? '',
    city: own,
    municipality: own,
    neighborhood: name === own ? null : name,
    postalCode: null,
  };
}
