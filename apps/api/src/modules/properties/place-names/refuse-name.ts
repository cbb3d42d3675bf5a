import { wrongField } from '../../../lib/errors.ts';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import { readSentence } from '@pbr/search-language/sentence/read-sentence';
import { ORDINARY_WORDS } from '@pbr/search-language/words/ordinary-words';
import { keyOfName } from '@pbr/search-language/words/place-names';
import { plainName } from '@pbr/search-language/words/plain-name';
import { searchedIds } from '@pbr/search-language/words/read-terms';

interface Known {
  places: KnownPlaces;
  /** The names of the amenities in use. */
  amenities: readonly string[];
  /** The day in Mexico. */
  today: string;
}

/** Refuses a name that the search understands as something else: it would then find other listings than before. */
export function refuseName(name: string, known: Known): void {
  if (isPlace(name, known.places))
    throw wrongField('name', 'Así se llama ya un lugar con propiedades.');
  if (isOrdinary(name, known))
    throw wrongField(
      'name',
      'La búsqueda ya entiende estas palabras de otro modo. Escribe otro nombre.',
    );
}

/** Refuses places in which nothing is on offer. */
export function refuseUnknownPlaces(paths: readonly string[], places: KnownPlaces): void {
  if (paths.some((path) => !places.get(path)?.total))
    throw wrongField('paths', 'Elige lugares de la lista: uno de estos ya no tiene propiedades.');
}

function isPlace(name: string, places: KnownPlaces): boolean {
  const [plain, key] = [plainName(name), keyOfName(name)];
  return [plain, key].some((text) =>
    places.named(text).some((place) => place.plain === plain || place.plain === key),
  );
}

function isOrdinary(name: string, { amenities, today }: Known): boolean {
  const nowhere = { candidates: () => [] };
  return (
    ORDINARY_WORDS.has(keyOfName(name)) ||
    searchedIds(name) !== null ||
    readSentence(name, { places: nowhere, amenities, today }).unread.length === 0
  );
}
