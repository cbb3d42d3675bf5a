/**
 * The arithmetic of commissions: whole hundredths in BigInt, never a binary fraction. Each amount is rounded half up to the cent once;
 * a total adds up rounded amounts.
 */

const DECIMAL = /^(\d{1,18})(?:\.(\d{1,2}))?$/u;

/** '2.5' is 250n; null when the text is not a plain number with at most two decimals. */
export function hundredthsOf(text: string): bigint | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

/** 250n is '2.50'. */
export function fromHundredths(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** 100 % in hundredths. */
const ALL = 10_000n;
const HALF_A_CENT = (ALL * ALL) / 2n;

/** Both arguments are hundredths and not negative. */
function percentOf(amount: bigint, percentage: bigint): bigint {
  return (amount * percentage + ALL / 2n) / ALL;
}

/** A share of the price: its percentage and, where they are kept, the whole commission and the part of it that makes the percentage. */
export interface ShareTerms {
  percentage: string;
  commissionTotal: string | null;
  commissionPart: string | null;
}

export interface PricedListing {
  operationType: string;
  salePrice: string | null;
  rentPrice: string | null;
}

/** The price that percentages refer to: the sale price, or the rent if a listing is only for rent or is `ambos` without a sale price. */
export function commissionPrice({
  operationType,
  salePrice,
  rentPrice,
}: PricedListing): string | null {
  if (operationType === 'venta') return salePrice;
  return operationType === 'renta' ? rentPrice : (salePrice ?? rentPrice);
}

export interface CommissionCase {
  /** The deal that the case is about. */
  operation: 'venta' | 'renta';
  price: string | null;
  /** Null without a price or with an invalid percentage. */
  amount: string | null;
}

/** The amounts that a share comes to: in one case, or in two for a listing for sale and for rent. */
export function commissionCases(
  { operationType, salePrice, rentPrice }: PricedListing,
  terms: ShareTerms,
): CommissionCase[] {
  const inCase = (operation: CommissionCase['operation'], price: string | null) => ({
    operation,
    price,
    amount: shareAmount(price, terms),
  });
  const sale = inCase('venta', salePrice);
  const rent = inCase('renta', rentPrice);
  if (operationType === 'venta') return [sale];
  return operationType === 'renta' ? [rent] : [sale, rent];
}

/** Null without a price or with an invalid percentage. */
export function commissionAmount(price: string | null, percentage: string): string | null {
  const amount = price === null ? null : hundredthsOf(price);
  const part = hundredthsOf(percentage);
  return amount === null || part === null ? null : fromHundredths(percentOf(amount, part));
}

/**
 * The whole commission and the part of it that make the percentage; null where they are not kept. A process of the previous release changes
 * the percentage alone, and its answers have neither: the percentage counts.
 */
export function keptPart(terms: ShareTerms): { total: string; part: string } | null {
  const total = terms.commissionTotal ?? '';
  const part = terms.commissionPart ?? '';
  return isSameDecimal(percentageOfCommission(total, part), terms.percentage)
    ? { total, part }
    : null;
}

/** Price × total × part where both are kept, else price × percentage, which may have been rounded. Null as above. */
export function shareAmount(price: string | null, terms: ShareTerms): string | null {
  const amount = hundredthsOf(price ?? '');
  const kept = keptPart(terms);
  const total = hundredthsOf(kept?.total ?? '');
  const part = hundredthsOf(kept?.part ?? '');
  if (amount === null || total === null || part === null)
    return commissionAmount(price, terms.percentage);
  return fromHundredths((amount * total * part + HALF_A_CENT) / (ALL * ALL));
}

/** Adds exactly: '0.10' and '0.20' are '0.30'. */
export function sumOfAmounts(amounts: readonly string[]): string {
  return fromHundredths(amounts.reduce((sum, amount) => sum + (hundredthsOf(amount) ?? 0n), 0n));
}

export function timesAmount(amount: string, count: number): string {
  return fromHundredths((hundredthsOf(amount) ?? 0n) * BigInt(count));
}

/**
 * Turns 'half (50 %) of a commission of 5 %' into a percentage of the price: '2.50'. Null when either is invalid or the result is not
 * from 0.01 to 100.
 */
export function percentageOfCommission(commission: string, part: string): string | null {
  const whole = hundredthsOf(commission);
  const share = hundredthsOf(part);
  if (whole === null || share === null) return null;
  const hundredths = percentOf(whole, share);
  return isPercentage(hundredths) ? fromHundredths(hundredths) : null;
}

export const isPercentage = (hundredths: bigint) => hundredths >= 1n && hundredths <= ALL;

/** Above 10 %, somebody has probably typed a part of the commission instead of a percentage of the price. */
export function isUnusuallyHigh(percentage: string): boolean {
  const hundredths = hundredthsOf(percentage);
  return hundredths !== null && hundredths > 1000n;
}

/** The percentage that may still be shared; '0.00' when nothing is left. */
export function percentageLeft(shared: string): string {
  const hundredths = hundredthsOf(shared) ?? 0n;
  return fromHundredths(hundredths > ALL ? 0n : ALL - hundredths);
}

/** Compares numbers: '2.5' is the same as '2.50'. */
export function isSameDecimal(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return hundredthsOf(a) === hundredthsOf(b);
}

export function exceeds(a: string, b: string): boolean {
  return (hundredthsOf(a) ?? 0n) > (hundredthsOf(b) ?? 0n);
}
