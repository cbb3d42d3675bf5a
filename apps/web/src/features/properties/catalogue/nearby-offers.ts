import { formatCount } from '@pbr/schemas/format/numbers';
import { type Alternatives, NEAR_CITY_KM } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { changeSearch, cleanSearch } from './filters/filter-state.ts';
import { spokenName } from './place-names.ts';

/** A click that leads on from a search without matches. */
export interface Offer {
  label: string;
  /** Absent for a choice that nobody has counted. */
  count?: string;
  /** 'a unos 8 km' */
  far?: string | undefined;
  search: CatalogueSearch;
}

type Near = Alternatives['near'][number];
type Counted = Pick<Near, 'total' | 'totalIsCapped'>;
type Place = Alternatives['which'][number];

export const countOf = ({ total, totalIsCapped }: Counted): string =>
  `${totalIsCapped ? 'más de ' : ''}${formatCount(total)}`;

export interface OfferList {
  title: string;
  /** The text above says the title already. */
  isSaid?: boolean;
  offers: readonly Offer[];
}

/** The nearest places with something under the other filters, then the place around, under headings that say how they are ordered. */
export function nearbyLists(search: CatalogueSearch, { near, wider }: Alternatives): OfferList[] {
  const cities = [...new Set(splitPlaces(search.places).map(parentOf))];
  const isBeside = ({ path, km }: Near) => km === null && cities.includes(parentOf(path));
  const beside = near.filter(isBeside).sort((a, b) => b.total - a.total);
  const [first] = beside;
  const lists = [
    { title: first && cities.length === 1 ? `También en ${cityOf(first)}` : 'Cerca', near: beside },
    { title: 'Lo más cercano', near: near.filter(({ km }) => km !== null && km <= NEAR_CITY_KM) },
    { title: 'Cerca', near: near.filter((one) => one.km === null && !isBeside(one)) },
    { title: 'En otras ciudades', near: near.filter(({ km }) => (km ?? 0) > NEAR_CITY_KM) },
  ]
    .filter((list) => list.near.length > 0)
    .map((list) => ({ title: list.title, offers: list.near.map((one) => nearOffer(search, one)) }));
  if (!wider || isWhole(near, wider)) return lists;
  const around: Offer = {
    label: `En ${spokenName(wider.path, { [wider.path]: wider.name })}`,
    count: countOf(wider),
    search: inPlace(search, wider),
  };
  const [top = { title: 'Cerca', offers: [] }, ...others] = lists;
  return [{ title: top.title, offers: [...top.offers, around] }, ...others];
}

/** The nearest places with anything on offer, whatever else was asked for. */
export function nearOfAnyList(search: CatalogueSearch, { nearOfAny }: Alternatives): OfferList {
  const isNear = nearOfAny.every(({ km }) => km === null || km <= NEAR_CITY_KM);
  return {
    title: `De cualquier tipo, ${isNear ? 'cerca' : 'en otras ciudades'}`,
    offers: nearOfAny.map((place) => ({
      ...nearOffer(search, place),
      search: cleanSearch({ places: place.path, sort: search.sort }),
    })),
  };
}

function nearOffer(search: CatalogueSearch, place: Near): Offer {
  return {
    label: nearName(splitPlaces(search.places), place),
    count: countOf(place),
    far: place.km === null ? undefined : distanceWords(place.km),
    search: inPlace(search, place),
  };
}

/** A place of another state is named with it, and a colonia of another city with that. */
function nearName(asked: readonly string[], { path, name, around }: Near): string {
  const state = around.at(-1);
  if (state !== undefined && !asked.some((one) => stateOf(one) === stateOf(path)))
    return `${name}, ${state}`;
  const [city] = around;
  const isKnown =
    path.split('/').length < 3 || asked.some((one) => parentOf(one) === parentOf(path));
  return isKnown || city === undefined ? name : `${name}, ${city}`;
}

const cityOf = ({ path, around: [city = ''] }: Near) =>
  spokenName(parentOf(path), { [parentOf(path)]: city });

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

/** Whether all listings of a wider place lie in these ones. */
function isWhole(places: readonly Near[], wider: Place & Counted): boolean {
  const inside = places.filter(({ path }) => path.startsWith(`${wider.path}/`));
  return inside.reduce((sum, { total }) => sum + total, 0) >= wider.total;
}

const stateOf = (path: string) => path.split('/', 1)[0];

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');

const inPlace = (search: CatalogueSearch, { path }: Place) =>
  changeSearch(search, { search: undefined, places: path });
