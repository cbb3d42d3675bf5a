import { formatRoundMoney } from '@pbr/schemas/format/money';
import type { PropertyDetail } from '@pbr/schemas/property/read';

type Measured = Pick<
  PropertyDetail,
  | 'propertyType'
  | 'operationType'
  | 'salePrice'
  | 'rentPrice'
  | 'currency'
  | 'constructionArea'
  | 'landArea'
>;

/** Rents are compared by the square metre only where people work. */
const RENTED_BY_AREA: ReadonlySet<string> = new Set(['oficina', 'local']);

/** The price of a square metre, with the area that is meant: the land of a plot, of everything else what is built. */
export function unitPrices(property: Measured): [label: string, value: string][] {
  const { propertyType, operationType, salePrice, rentPrice, currency } = property;
  const [area, of] =
    propertyType === 'terreno'
      ? [Number(property.landArea), 'm² de terreno']
      : [Number(property.constructionArea), 'm² de construcción'];
  if (area === 0) return [];
  const each = (price: string) => formatRoundMoney(Number(price) / area, currency);
  return [
    ...(operationType !== 'renta' && salePrice !== null
      ? [[`Precio por ${of}`, each(salePrice)] satisfies [string, string]]
      : []),
    ...(operationType !== 'venta' && rentPrice !== null && RENTED_BY_AREA.has(propertyType)
      ? [[`Renta por ${of}`, `${each(rentPrice)} al mes`] satisfies [string, string]]
      : []),
  ];
}
