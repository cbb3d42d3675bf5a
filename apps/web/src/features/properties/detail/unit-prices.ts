import { formatMoney } from '@pbr/schemas/format/money';
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
  const row = (label: string, price: string | null, period = ''): [string, string][] => {
    const each = rounded(Number(price) / area);
    return each === 0 ? [] : [[`${label} por ${of}`, formatMoney(each, currency) + period]];
  };
  return [
    ...(operationType === 'renta' ? [] : row('Precio', salePrice)),
    ...(operationType !== 'venta' && RENTED_BY_AREA.has(propertyType)
      ? row('Renta', rentPrice, ' al mes')
      : []),
  ];
}

/** The cents of a large amount would say more than is known; a small one is hardly anything without them. */
const rounded = (amount: number) =>
  amount < 100 ? Math.round(amount * 100) / 100 : Math.round(amount);
