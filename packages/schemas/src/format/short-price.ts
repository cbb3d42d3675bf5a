import type { OperationFilter } from '../property/search/filters.ts';
import { LOCALE, onDemand } from './locale.ts';
import type { Priced } from './price-lines.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** From here on a tenth says no more. */
const LARGE = 100;

const whole = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const tenths = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** '$850 mil', '$4.5 M', 'USD 250 mil' */
export function formatShortMoney(amount: string | number, currency: string): string {
  return `${currency === 'MXN' ? '$' : `${currency} `}${shortFigure(Number(amount))}`;
}

function shortFigure(amount: number): string {
  // 999,600 is a million and not a thousand thousands.
  if (amount >= MILLION - THOUSAND / 2) return `${rounded(amount / MILLION)} M`;
  if (amount >= THOUSAND) return `${rounded(amount / THOUSAND)} mil`;
  return whole().format(amount);
}

const rounded = (figure: number) => (figure >= LARGE - 0.05 ? whole() : tenths()).format(figure);

/**
 * The leading price of a listing in few signs, '$4.5 M' or '$25 mil/mes', or null without one. As in `priceLines`, the rent leads
 * among rentals and the sale price everywhere else.
 */
export function shortPrice(property: Priced, among?: OperationFilter): string | null {
  const { operationType, salePrice, rentPrice, currency } = property;
  const sale = operationType === 'renta' ? null : salePrice;
  const rent = operationType === 'venta' ? null : rentPrice;
  const leadsRent = among === 'renta' || (among === undefined && sale === null);
  const amount = leadsRent ? rent : sale;
  return amount === null ? null : `${formatShortMoney(amount, currency)}${leadsRent ? '/mes' : ''}`;
}
