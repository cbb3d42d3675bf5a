import { fromHundredths, hundredthsOf } from '@pbr/schemas/commission/amounts';
import type { PriceStep } from '@pbr/schemas/bulk-change/bulk-change';
import type { PriceChange } from '@pbr/schemas/bulk-change/forms';
import type { LeftReason } from '@pbr/schemas/bulk-change/values';

export interface PricedRow {
  operationType: string;
  salePrice: string | null;
  rentPrice: string | null;
  currency: string;
}

type NewPrices = { steps: PriceStep[] } | { reason: LeftReason };

/** Every price of a listing that this change concerns, or why none of them changes: it changes all of them or nothing. */
export function changedPrices(listing: PricedRow, change: PriceChange): NewPrices {
  const prices = concerned(listing, change);
  if (prices.length === 0) return { reason: 'no_price' };
  if (change.by === 'amount' && change.currency !== listing.currency)
    return { reason: 'other_currency' };
  const steps: PriceStep[] = [];
  for (const { price, before } of prices) {
    const after = newPrice(before, change);
    const reason = refusalOf(before, after);
    if (reason !== null) return { reason };
    steps.push({ price, before: fromHundredths(before), after: fromHundredths(after) });
  }
  return { steps };
}

function concerned(listing: PricedRow, { prices }: PriceChange) {
  const { operationType, salePrice, rentPrice } = listing;
  const isFor = (price: 'sale' | 'rent', operation: string) =>
    operationType === operation ||
    (operationType === 'ambos' && (prices === price || prices === 'both'));
  return [
    { price: 'sale' as const, text: isFor('sale', 'venta') ? salePrice : null },
    { price: 'rent' as const, text: isFor('rent', 'renta') ? rentPrice : null },
  ].flatMap(({ price, text }) => {
    const before = text === null ? null : hundredthsOf(text);
    return before === null ? [] : [{ price, before }];
  });
}

/** An amount is added to the cent. A percentage gives whole pesos or dollars, rounded half up, because prices are shown without cents. */
function newPrice(before: bigint, { by, direction, value }: PriceChange): bigint {
  const by100 = hundredthsOf(value) ?? 0n;
  const sign = direction === 'up' ? 1n : -1n;
  if (by === 'amount') return before + sign * by100;
  return roundedToWhole(before * (ALL + sign * by100), ALL);
}

const ALL = 10_000n;
const WHOLE = 100n;

/** Both arguments are not negative; the answer is in hundredths. */
function roundedToWhole(numerator: bigint, denominator: bigint): bigint {
  const whole = denominator * WHOLE;
  return ((numerator + whole / 2n) / whole) * WHOLE;
}

/** The highest price that the column holds, in hundredths. */
const MOST = 999_999_999_999n;

function refusalOf(before: bigint, after: bigint): LeftReason | null {
  if (after <= 0n) return 'too_low';
  if (after > MOST) return 'too_high';
  return after === before ? 'same_price' : null;
}
