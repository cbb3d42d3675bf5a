import { formatMoneyWithCurrency, PRICE_ON_REQUEST } from '@pbr/schemas/format/money';
import type { AmountSpec } from '@pbr/schemas/property/characteristics';

/** '4500000.00' -> '4,500,000' */
export function grouped(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',');
  return /[1-9]/u.test(fraction) ? `${digits}.${fraction}` : digits;
}

/** 'Se entiende $4,500,000 MXN.' */
export function understood(amount: string | null, spec: AmountSpec, currency: string): string {
  if (amount === null) return 'No se entiende: escribe, por ejemplo, 4,500,000 o 4.5 M.';
  const name = spec.kind === 'price' && currency === 'USD' ? 'USD' : 'MXN';
  return `Se entiende ${formatMoneyWithCurrency(amount, name)}${spec.isMonthly ? ' al mes' : ''}.`;
}

/** The same below a price, of which 0 says that there is none. */
export const understoodPrice: typeof understood = (amount, spec, currency) =>
  amount !== null && Number(amount) === 0
    ? `Se lee «${PRICE_ON_REQUEST}».`
    : understood(amount, spec, currency);
