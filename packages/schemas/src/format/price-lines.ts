import type { PropertyCard } from '../property/read.ts';
import type { OperationFilter } from '../property/search/filters.ts';
import { formatDay } from './dates.ts';
import { formatMoney, formatRoundMoney, ASK_FOR_PRICE } from './money.ts';

export interface PriceLine {
  /** '$4,500,000', or the words for an unpublished price. */
  text: string;
  perMonth: boolean;
  /** The peso equivalent of a price in dollars: 'aprox. $6,300,000 MXN'. */
  inPesos: string | null;
  /** The same with the date of the rate (NOM-247). */
  equivalent: string | null;
}

export type Priced = Pick<
  PropertyCard,
  'operationType' | 'salePrice' | 'rentPrice' | 'currency' | 'mxnEquivalent'
>;

/** '$25,000/mes' */
export const priceText = ({ text, perMonth }: Pick<PriceLine, 'text' | 'perMonth'>): string =>
  perMonth ? `${text}/mes` : text;

const UNPUBLISHED: PriceLine = {
  text: ASK_FOR_PRICE,
  perMonth: false,
  inPesos: null,
  equivalent: null,
};

/**
 * The prices of a listing, main price first: one line, or two if it is for sale and for rent. Of the two, the rent leads among rentals
 * and the sale price everywhere else.
 */
export function priceLines(property: Priced, among?: OperationFilter): [PriceLine, ...PriceLine[]] {
  const sale = priceLine(property, 'salePrice');
  const rent = priceLine(property, 'rentPrice');
  switch (property.operationType) {
    case 'venta':
      return [sale ?? UNPUBLISHED];
    case 'renta':
      return [rent ?? UNPUBLISHED];
    default:
      return pair(sale, rent, among);
  }
}

/** A list that is ordered by one price says so where a listing lacks it, instead of leading with the other. */
function pair(
  sale: PriceLine | null,
  rent: PriceLine | null,
  among: OperationFilter | undefined,
): [PriceLine, ...PriceLine[]] {
  const [lead, other] = among === 'renta' ? [rent, sale] : [sale, rent];
  const first = lead ?? (among === undefined ? other : null) ?? UNPUBLISHED;
  return other === null || other === first ? [first] : [first, other];
}

function priceLine(property: Priced, field: 'salePrice' | 'rentPrice'): PriceLine | null {
  const amount = property[field];
  if (amount === null) return null;
  const { mxnEquivalent, currency } = property;
  const pesos = mxnEquivalent?.[field];
  const inPesos = pesos ? `aprox. ${formatRoundMoney(pesos, 'MXN')} MXN` : null;
  return {
    text: formatMoney(amount, currency),
    perMonth: field === 'rentPrice',
    inPesos,
    equivalent: mxnEquivalent && inPesos && `${inPesos} al ${formatDay(mxnEquivalent.date)}`,
  };
}
