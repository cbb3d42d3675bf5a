import { OPERATION_FILTERS, type OperationFilter } from '@pbr/schemas/property/search/filters';
import { giveWay } from '../../../lib/give-way.ts';
import type { CountedColonia, CountedOffer, CountedPrices } from './place-counts.queries.ts';
import { middleOf } from './sorted-lists.ts';

export interface OfferFigures {
  total: number;
  pricedTotal: number;
  /** In pesos, as decimal text. Null where few listings are: their prices are read when somebody asks. */
  medianPrice: string | null;
  lowestPrice: string | null;
  highestPrice: string | null;
}

/** The listings of a place for one operation: all of them, and those of each type. */
interface PlaceOffer {
  all: OfferFigures;
  byType: ReadonlyMap<string, OfferFigures>;
  /** The time of the latest change among the listings, in ISO 8601. */
  updatedAt: string;
}

export interface LandingPlace {
  operation: OperationFilter;
  /** The parts of the URL after the operation: state, city, colonia. */
  slugs: string[];
  total: number;
  /** The time of the latest change among the listings, in ISO 8601. */
  updatedAt: string;
}

/** Places with fewer listings of a kind keep their number only. */
const PRICED_FROM = 250;
const NOTHING: OfferFigures = {
  total: 0,
  pricedTotal: 0,
  medianPrice: null,
  lowestPrice: null,
  highestPrice: null,
};

const keyOf = (operation: OperationFilter, path: string) => `${operation}/${path}`;

const pathOf = (parent: string, slug: string) => (parent === '' ? slug : `${parent}/${slug}`);

/** The offers of each place by the path of the place; the path of the whole country is empty. */
export class PlaceOffers {
  /** All listings on offer. */
  readonly total: number;
  readonly #offers: ReadonlyMap<string, PlaceOffer>;
  readonly #children: ReadonlyMap<string, ReadonlySet<string>>;
  /** In the order of the alphabet. */
  readonly #paths: readonly string[];

  constructor(
    total: number,
    offers: ReadonlyMap<string, PlaceOffer>,
    children: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.total = total;
    this.#offers = offers;
    this.#children = children;
    this.#paths = [...children]
      .flatMap(([path, slugs]) => [...slugs].map((slug) => pathOf(path, slug)))
      .toSorted();
  }

  figures(operation: OperationFilter, path: string, type?: string): OfferFigures {
    return this.#offer(operation, path, type) ?? NOTHING;
  }

  /** The types on offer, those with the most listings first. */
  types(operation: OperationFilter, path: string): { type: string; total: number }[] {
    const offer = this.#offers.get(keyOf(operation, path));
    return [...(offer?.byType ?? [])]
      .map(([type, { total }]) => ({ type, total }))
      .toSorted((a, b) => b.total - a.total || (a.type < b.type ? -1 : 1));
  }

  /** The places one level below in which something is on offer, those with the most listings first. */
  children(
    operation: OperationFilter,
    path: string,
    type?: string,
  ): { slug: string; path: string; total: number }[] {
    return [...(this.#children.get(path) ?? [])]
      .map((slug) => ({ slug, path: pathOf(path, slug) }))
      .flatMap((child) => {
        const { total = 0 } = this.#offer(operation, child.path, type) ?? {};
        return total > 0 ? [{ ...child, total }] : [];
      })
      .toSorted((a, b) => b.total - a.total || (a.slug < b.slug ? -1 : 1));
  }

  /** The places of every level with at least so many listings, the widest first. */
  landingPlaces(atLeast: number): LandingPlace[] {
    return OPERATION_FILTERS.flatMap((operation) =>
      ['', ...this.#paths].flatMap((path) => {
        const offer = this.#offers.get(keyOf(operation, path));
        if (!offer || offer.all.total < atLeast) return [];
        const slugs = path === '' ? [] : path.split('/');
        return [{ operation, slugs, total: offer.all.total, updatedAt: offer.updatedAt }];
      }),
    ).toSorted((a, b) => a.slugs.length - b.slugs.length);
  }

  #offer(operation: OperationFilter, path: string, type?: string): OfferFigures | undefined {
    const offer = this.#offers.get(keyOf(operation, path));
    return type === undefined ? offer?.all : offer?.byType.get(type);
  }
}

/** Listings of one type and operation in a colonia, from all parts. */
interface Kind {
  type: string;
  total: number;
  pricedTotal: number;
  updatedAt: string;
  prices: number[] | Float64Array;
}

export async function createPlaceOffers(
  counts: readonly CountedColonia[],
  pricedFrom = PRICED_FROM,
): Promise<PlaceOffers> {
  const step = giveWay();
  const colonias = new Map<string, Map<string, Kind>>();
  const children = new Map<string, Set<string>>();
  let total = 0;
  for (const count of counts) {
    await step();
    total += count.n;
    addChildren(children, count.slugs);
    for (const operation of OPERATION_FILTERS)
      for (const offer of count.offers)
        if (offer.operation === operation || offer.operation === 'ambos')
          addOffer(colonias, keyOf(operation, count.slugs.join('/')), offer, offer[operation]);
  }
  const places = new Map<string, Map<string, Kind[]>>();
  for (const [colonia, kinds] of colonias) {
    await step();
    for (const kind of kinds.values()) {
      kind.prices = Float64Array.from(kind.prices).toSorted();
      for (const place of placesAround(colonia)) {
        const ofPlace = places.get(place) ?? new Map<string, Kind[]>();
        places.set(place, ofPlace);
        const ofType = ofPlace.get(kind.type);
        if (ofType) ofType.push(kind);
        else ofPlace.set(kind.type, [kind]);
      }
    }
  }
  const offers = new Map<string, PlaceOffer>();
  for (const [place, types] of places) {
    const byType = new Map<string, OfferFigures>();
    for (const [type, kinds] of types) byType.set(type, await offerOf(kinds, { pricedFrom, step }));
    const all = [...types.values()].flat();
    offers.set(place, {
      all: await offerOf(all, { pricedFrom, step }),
      byType,
      updatedAt: all.reduce((last, kind) => (kind.updatedAt > last ? kind.updatedAt : last), ''),
    });
  }
  return new PlaceOffers(total, offers, children);
}

/** The keys of the country, the state, the city and the colonia, as far as they have a name in URLs. */
function placesAround(colonia: string): string[] {
  const [operation = '', ...slugs] = colonia.split('/');
  const named = slugs.includes('') ? slugs.slice(0, slugs.indexOf('')) : slugs;
  return ['', ...named].map((_, depth) => [operation, named.slice(0, depth).join('/')].join('/'));
}

function addChildren(children: Map<string, Set<string>>, slugs: readonly string[]): void {
  for (const [depth, slug] of slugs.entries()) {
    if (slug === '') return;
    const path = slugs.slice(0, depth).join('/');
    children.set(path, (children.get(path) ?? new Set()).add(slug));
  }
}

function addOffer(
  kinds: Map<string, Map<string, Kind>>,
  colonia: string,
  { type, n, updatedAt }: CountedOffer,
  prices: CountedPrices,
): void {
  const ofColonia = kinds.get(colonia) ?? new Map<string, Kind>();
  kinds.set(colonia, ofColonia);
  const kind = ofColonia.get(type);
  if (!kind) {
    ofColonia.set(type, {
      type,
      total: n,
      pricedTotal: prices.n,
      updatedAt,
      prices: known(prices.usual),
    });
    return;
  }
  kind.total += n;
  kind.pricedTotal += prices.n;
  if (updatedAt > kind.updatedAt) kind.updatedAt = updatedAt;
  if (Array.isArray(kind.prices)) kind.prices.push(...known(prices.usual));
}

const known = (prices: readonly (number | null)[]) => prices.filter((price) => price !== null);

async function offerOf(
  kinds: readonly Kind[],
  { pricedFrom, step }: { pricedFrom: number; step: () => Promise<void> },
): Promise<OfferFigures> {
  await step();
  const total = sum(kinds.map((kind) => kind.total));
  const lists = kinds.flatMap(({ prices }) =>
    prices instanceof Float64Array && prices.length > 0 ? [prices] : [],
  );
  const [lowest, median, highest] =
    total < pricedFrom || lists.length === 0 ? [] : await middleOf(lists, step);
  return {
    total,
    pricedTotal: sum(kinds.map((kind) => kind.pricedTotal)),
    medianPrice: inPesos(median),
    lowestPrice: inPesos(lowest),
    highestPrice: inPesos(highest),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const inPesos = (cents: number | undefined) =>
  cents === undefined ? null : (cents / 100).toFixed(2);
