import { formatCount } from './numbers.ts';

export const PRICE_ON_REQUEST = 'Precio a consultar';

/** '$4,500,000' for MXN, 'US$350,000' for USD; other currencies follow the number. Amounts arrive as decimal text. */
export function formatMoney(amount: string | number, currency: string): string {
  const figure = formatCount(Number(amount));
  if (currency === 'USD') return `US$${figure}`;
  return currency === 'MXN' ? `$${figure}` : `${figure} ${currency}`;
}

/** '$200,000 MXN', for places where the listing's currency is not in view. */
export function formatMoneyWithCurrency(amount: string | number, currency: string): string {
  return `${formatMoney(amount, currency)} ${currency}`;
}

/** '$25,000/mes' */
export function formatRent(amount: string | number, currency: string): string {
  return `${formatMoney(amount, currency)}/mes`;
}
