import { formatAll } from '@pbr/schemas/format/list';
import { formatRoundMoney } from '@pbr/schemas/format/money';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { Landing, PlaceFigures } from '@pbr/schemas/property/places/landing';
import type { Place } from '@pbr/schemas/property/places';
import type { PropertyType } from '@pbr/schemas/property/values';

const kinds: Record<PropertyType | 'all', { one: string; many: string }> = {
  all: { one: 'propiedad', many: 'propiedades' },
  casa: { one: 'casa', many: 'casas' },
  departamento: { one: 'departamento', many: 'departamentos' },
  oficina: { one: 'oficina', many: 'oficinas' },
  local: { one: 'local', many: 'locales' },
  terreno: { one: 'terreno', many: 'terrenos' },
};

/** 'Departamentos', 'Casas y departamentos', or 'Propiedades' without a type. */
export function kindsTitle(...types: readonly (PropertyType | undefined)[]): string {
  const known = types.filter((type) => type !== undefined);
  const many = (known.length === 0 ? (['all'] as const) : known).map((type) => kinds[type].many);
  const list = formatAll(many);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** The names of a place and of the next wider one; equal names appear once. */
export function placeNames(places: readonly Place[]): string[] {
  const names = places.slice(-2).map(({ name }) => name);
  return [...new Set(names.reverse())];
}

/** 'Roma Norte, Ciudad de México'; a city named like its state gets a distinguishing name. */
export function placeTitle(places: readonly Place[]): string {
  if (places.length === 0) return 'México';
  return isNamedLikeItsState(places) ? placeName(places) : placeNames(places).join(', ');
}

/** 'Roma Norte', 'Puebla, Puebla', 'Ciudad de México, CDMX' */
function placeName(places: readonly Place[]): string {
  const name = places.at(-1)?.name ?? 'México';
  if (!isNamedLikeItsState(places)) return name;
  return `${name}, ${name === 'Ciudad de México' ? 'CDMX' : name}`;
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

/** The number of listings and their price range, as far as prices are published. */
export function landingSentence(figures: PlaceFigures, type: PropertyType | undefined): string {
  const { operation, places, total } = figures;
  const { one, many } = kinds[type ?? 'all'];
  const where = `en ${operation} en ${placeName(places)}`;
  if (total === 0) return `Por ahora no hay ${many} ${where}.`;
  return `Hay ${formatCounted(total, one, many)} ${where}. ${pricesSentence(figures)}`.trimEnd();
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
  return lowest === highest
    ? `El precio es de ${median}.`
    : `El precio mediano es de ${median}; van de ${lowest} a ${highest}.`;
}
