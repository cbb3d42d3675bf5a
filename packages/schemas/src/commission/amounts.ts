/**
 * The arithmetic of commissions: whole hundredths in BigInt, never a binary fraction. What does not come out even is rounded half
 * up to the cent, once for every amount; a total adds up amounts that are rounded already.
 */

const DECIMAL = /^(\d{1,18})(?:\.(\d{1,2}))?$/u;

/** '2.5' is 250n. Null for what is no plain decimal of at most two places. */
export function toHundredths(text: string): bigint | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** 250n is '2.50'. */
export function fromHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Both are hundredths; a per cent of what is not negative. */
function percentOf(amount: bigint, percentage: bigint): bigint {
  return (amount * percentage + 5000n) / 10_000n;
}

export interface PricedListing {
  operationType: string;
  salePrice: string | null;
  rentPrice: string | null;
}

/** What the percentage is of: the sale price, for a listing only for rent the rent; for both, the sale price if there is one. */
export function commissionPrice({
  operationType,
  salePrice,
  rentPrice,
}: PricedListing): string | null {
  if (operationType === 'venta') return salePrice;
  return operationType === 'renta' ? rentPrice : (salePrice ?? rentPrice);
}

/** Null without a price, or with a percentage that is not understood. */
export function commissionAmount(price: string | null, percentage: string): string | null {
  const amount = price === null ? null : toHundredths(price);
  const part = toHundredths(percentage);
  return amount === null || part === null ? null : fromHundredths(percentOf(amount, part));
}

/** Exact: '0.10' and '0.20' are '0.30'. */
export function sumOfAmounts(amounts: readonly string[]): string {
  return fromHundredths(amounts.reduce((sum, amount) => sum + (toHundredths(amount) ?? 0n), 0n));
}

/** The same amount so many times. */
export function timesAmount(amount: string, count: number): string {
  return fromHundredths((toHundredths(amount) ?? 0n) * BigInt(count));
}

/**
 * 'A commission of 5 %, half of it for you' as a percentage of the price: '2.50'. Null when one of them is not understood or what
 * comes out is not from 0.01 to 100.
 */
export function percentageOfCommission(commission: string, part: string): string | null {
  const whole = toHundredths(commission);
  const share = toHundredths(part);
  if (whole === null || share === null) return null;
  const hundredths = percentOf(whole, share);
  return isPercentage(hundredths) ? fromHundredths(hundredths) : null;
}

const ALL = 10_000n;
export const isPercentage = (hundredths: bigint) => hundredths >= 1n && hundredths <= ALL;

/** Above 10 % of the price somebody has probably written their part of the commission. */
export function isUnusuallyHigh(percentage: string): boolean {
  const hundredths = toHundredths(percentage);
  return hundredths !== null && hundredths > 1000n;
}

/** What may still be shared of a listing when so much is shared already; '0.00' when nothing. */
export function percentageLeft(shared: string): string {
  const hundredths = toHundredths(shared) ?? 0n;
  return fromHundredths(hundredths > ALL ? 0n : ALL - hundredths);
}

/** Compared as numbers: '2.5' is the same as '2.50'. */
export function isSameDecimal(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return toHundredths(a) === toHundredths(b);
}

export function exceeds(a: string, b: string): boolean {
  return (toHundredths(a) ?? 0n) > (toHundredths(b) ?? 0n);
}
