import { LOCALE, onDemand } from './locale.ts';

export const ASK_FOR_PRICE = 'Precio a consultar';

const whole = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const withCents = onDemand(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2 }));

/**
 * '$4,500,000' for MXN, '$25,000.50' with cents, 'US$350,000' for USD; other currencies follow the number. Amounts arrive as decimal text
 * of two decimals at most.
 */
export function formatMoney(amount: string | number, currency: string): string {
  const number = Number(amount);
  const figure = (Number.isInteger(number) ? whole() : withCents()).format(number);
  if (currency === 'USD') return `US$${figure}`;
  return currency === 'MXN' ? `$${figure}` : `${figure} ${currency}`;
}

/** '$6,300,000' of a computed amount, whose cents would say more than is known. */
export const formatRoundMoney = (amount: string | number, currency: string): string =>
  formatMoney(Math.round(Number(amount)), currency);

/** '$200,000 MXN', where the listing's currency is not in view. */
export function formatMoneyWithCurrency(amount: string | number, currency: string): string {
  return `${formatMoney(amount, currency)} ${currency}`;
}

/** '$25,000/mes' */
export function formatRent(amount: string | number, currency: string): string {
  return `${formatMoney(amount, currency)}/mes`;
}
