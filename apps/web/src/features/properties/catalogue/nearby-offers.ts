import { formatCount } from '@pbr/schemas/format/numbers';
import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { changeSearch } from './filters/filter-state.ts';
import { spokenName } from './place-names.ts';

/** A click that leads on from a search without matches. */
export interface Offer {
  label: string;
  /** '3', or '(3)' behind a place; absent for a choice that nobody has counted. */
  count?: string;
  /** 'a unos 8 km' */
  far?: string | undefined;
  search: CatalogueSearch;
}

type Counted = Pick<Alternatives['near'][number], 'total' | 'totalIsCapped'>;
type Place = Alternatives['which'][number];

export const countOf = ({ total, totalIsCapped }: Counted): string =>
  `${totalIsCapped ? 'más de ' : ''}${formatCount(total)}`;

/** The nearest places with something under the other filters, then the place around. */
export function nearbyOffers(search: CatalogueSearch, { near, wider }: Alternatives): Offer[] {
  const cities = new Set(splitPlaces(search.places).map(parentOf));
  const label = ({ path, name, around: [city] }: Place) =>
    path.split('/').length < 3 || cities.has(parentOf(path)) || city === undefined
      ? name
      : `${name}, ${city}`;
  return [
    ...near.map((place) => ({
      label: label(place),
      count: `(${countOf(place)})`,
      far: place.km === null ? undefined : distanceWords(place.km),
      search: inPlace(search, place),
    })),
    ...(wider && !near.some((place) => isWhole(place, wider))
      ? [
          {
            label: `En ${spokenName(wider.path, { [wider.path]: wider.name })}`,
            count: `(${countOf(wider)})`,
            search: inPlace(search, wider),
          },
        ]
      : []),
  ];
}

/** 'Santiago, Nuevo León'; of several in one state the municipio too. */
export function namesakeOffers(search: CatalogueSearch, { which }: Alternatives): Offer[] {
  const states = which.map(({ around }) => around.at(-1));
  return which.map((place) => {
    const state = place.around.at(-1);
    const isOnlyOne = states.filter((one) => one === state).length === 1;
    const around = isOnlyOne ? place.around.slice(-1) : place.around;
    return { label: [place.name, ...around].join(', '), search: inPlace(search, place) };
  });
}

/** 'a menos de 1 km', 'a unos 8 km', 'a unos 340 km' */
export function distanceWords(km: number): string {
  if (km < 1) return 'a menos de 1 km';
  return `a unos ${formatCount(km < 100 ? Math.round(km) : Math.round(km / 10) * 10)} km`;
}

/** Whether all listings of a wider place lie in this one. */
const isWhole = (place: Place & Counted, wider: Place & Counted) =>
  place.path.startsWith(`${wider.path}/`) && countOf(place) === countOf(wider);

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');

const inPlace = (search: CatalogueSearch, { path }: Place) =>
  changeSearch(search, { search: undefined, places: path });
