import { query } from '../../../trpc.ts';
import { searchProperties } from '../search/search-properties.ts';
import { completeSearch } from '../places/complete-search.ts';
import { understandSearch } from '../search/understand-search.ts';
import { listAlternatives } from '../alternatives/list-alternatives.ts';
import { getMap } from '../map/get-map.ts';
import { countFacets } from '../search/count-facets.ts';
import { suggestPlaces } from '../places/suggest-places.ts';
import { placesOfCode } from '../places/places-of-code.ts';
import { knownColonia } from '../places/known-colonia.ts';
import { nearestColonia } from '../places/nearest-colonia.ts';

/** The calls of the search and of its field, and of the places that forms ask about. */
export const searchCalls = {
  search: query(searchProperties),
  complete: query(completeSearch),
  understand: query(understandSearch),
  alternatives: query(listAlternatives),
  facets: query(countFacets),
  map: query(getMap),
  placeSuggestions: query(suggestPlaces),
  placesOfCode: query(placesOfCode),
  knownColonia: query(knownColonia),
  nearestColonia: query(nearestColonia),
};
