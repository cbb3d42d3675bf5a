import { formatRoundMoney } from '@pbr/schemas/format/money';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { Landing, PlaceFigures } from '@pbr/schemas/property/places/landing';
import type { Place } from '@pbr/schemas/property/places';
import type { PropertyType } from '@pbr/schemas/property/values';
import { isAlcaldia } from '../catalogue/place-names.ts';
import { kinds, kindsTitle } from './kinds.ts';

/** The names of a place and of the next wider one; equal names appear once. */
function placeNames(places: readonly Place[]): string[] {
  const names = places.slice(-2).map(({ name }) => name);
  return [...new Set(names.reverse())];
}

/** 'Roma Norte, Ciudad de México', 'la alcaldía Tlalpan, Ciudad de México'; a city named like its state gets a distinguishing name. */
function placeTitle(places: readonly Place[]): string {
  if (places.length === 0) return 'México';
  if (isNamedLikeItsState(places)) return placeName(places);
  return (areAlcaldia(places) ? 'la alcaldía ' : '') + placeNames(places).join(', ');
}

/** 'Roma Norte', 'la alcaldía Tlalpan', 'Puebla, Puebla', 'Ciudad de México, CDMX' */
export function placeName(places: readonly Place[]): string {
  const name = places.at(-1)?.name ?? 'México';
  if (areAlcaldia(places)) return `la alcaldía ${name}`;
  if (!isNamedLikeItsState(places)) return name;
  return `${name}, ${name === 'Ciudad de México' ? 'CDMX' : name}`;
}

const CAPITAL = 'ciudad-de-mexico';

/** Whether these places, from the state down, lead to an alcaldía. */
const areAlcaldia = (places: readonly Place[]) =>
  isAlcaldia(places.map(({ slug }) => slug).join('/'));

/** The states are divided into cities, the capital into alcaldías, and both into colonias. */
export function childrenTitle([state, ...narrower]: readonly Place[]): string {
  if (state === undefined) return 'Estados';
  if (narrower.length > 0) return 'Colonias';
  return state.slug === CAPITAL ? 'Alcaldías' : 'Ciudades y municipios';
}

/** 'Coyoacán' near Tlalpan, 'Naucalpan, Estado de México' near an alcaldía: the wider place is named where it is another one. */
export function neighbourName(places: readonly Place[], from: readonly Place[]): string {
  const around = places.slice(0, -1);
  if (around.every(({ slug }, level) => slug === from[level]?.slug))
    return places.at(-1)?.name ?? '';
  const title = placeTitle(places);
  return title.replace(/^la alcaldía/u, 'Alcaldía');
}

function isNamedLikeItsState([state, city, neighborhood]: readonly Place[]): boolean {
  return city !== undefined && neighborhood === undefined && city.name === state?.name;
}

/** 'Departamentos en venta en Roma Norte, Ciudad de México' */
export function landingTitle(
  { operation, places }: Pick<Landing, 'operation' | 'places'>,
  type: PropertyType | undefined,
): string {
  return `${kindsTitle(type)} en ${operation} en ${placeTitle(places)}`;
}

/** The number of listings. */
export function countSentence(
  { operation, places, total }: Pick<PlaceFigures, 'operation' | 'places' | 'total'>,
  type: PropertyType | undefined,
): string {
  const { one, many } = kinds[type ?? 'all'];
  const where = `en ${operation} en ${placeName(places)}`;
  if (total === 0) return `Por ahora no hay ${many} ${where}.`;
  return `Hay ${formatCounted(total, one, many)} ${where}.`;
}

/** The number of listings and their price range, as far as prices are published. */
export function landingSentence(figures: PlaceFigures, type: PropertyType | undefined): string {
  const count = countSentence(figures, type);
  return figures.total === 0 ? count : `${count} ${pricesSentence(figures)}`.trimEnd();
}

function pricesSentence({ operation, total, pricedTotal, ...prices }: PlaceFigures): string {
  const { medianPrice, lowestPrice, highestPrice } = prices;
  if (pricedTotal === 0)
    return total === 1 ? 'Su precio es a consultar.' : 'Los precios son a consultar.';
  if (medianPrice === null || lowestPrice === null || highestPrice === null) return '';
  const perMonth = operation === 'renta' ? ' al mes' : '';
  const median = formatRoundMoney(medianPrice, 'MXN') + perMonth;
  if (pricedTotal === 1) {
    return total === 1
      ? `Su precio es de ${median}.`
      : `El único precio publicado es de ${median}.`;
  }
  const [lowest, highest] = [
    formatRoundMoney(lowestPrice, 'MXN'),
    formatRoundMoney(highestPrice, 'MXN'),
  ];
  if (lowest === highest) return `El precio es de ${median}.`;
  return hasMedian(pricedTotal)
    ? `El precio mediano es de ${median}; van de ${lowest} a ${highest}.`
    : `Los precios van de ${lowest} a ${highest}${perMonth}.`;
}

/** The middle of fewer prices says little about a place. */
export const hasMedian = (pricedTotal: number): boolean => pricedTotal >= 5;
