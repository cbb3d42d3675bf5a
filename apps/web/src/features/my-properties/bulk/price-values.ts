import type { BulkChange } from '@pbr/schemas/bulk-change/bulk-change';
import { priceChangeSchema } from '@pbr/schemas/bulk-change/forms';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { type Reading, readTyped, readTypedIn } from '@pbr/schemas/typed-number/read-typed';

export type PriceBulkChange = Extract<BulkChange, { action: 'price' }>;

/** The values of the form; '' stands for a choice that is still open. */
export interface PriceValues {
  direction: 'up' | 'down';
  by: 'percent' | 'amount';
  value: string;
  currency: string;
  prices: string;
}

/** The questions that these listings raise. */
export interface PriceQuestions {
  /** Listings in pesos and in dollars: an amount has to be one of both. */
  currencies: readonly string[];
  /** Listings for sale and for rent: which price changes? */
  hasBoth: boolean;
  /** Sale prices and rents: one amount means little for both. */
  isMixed: boolean;
}

export function questionsOf(listings: readonly MyProperty[]): PriceQuestions {
  const operations = new Set(listings.map(({ operationType }) => operationType));
  return {
    currencies: [...new Set(listings.map(({ currency }) => currency))].sort(),
    hasBoth: operations.has('ambos'),
    isMixed: operations.size > 1 || operations.has('ambos'),
  };
}

export function startValues(
  { currencies, hasBoth }: PriceQuestions,
  typed: PriceBulkChange | undefined,
): PriceValues {
  if (typed) return { ...typed, currency: typed.currency ?? '' };
  const [currency = ''] = currencies;
  return {
    direction: 'down',
    by: 'percent',
    value: '',
    currency: currencies.length === 1 ? currency : '',
    prices: hasBoth ? '' : 'both',
  };
}

/** The typed percentage, or the amount in the chosen currency. */
export const readValue = ({ by, value, currency }: PriceValues): Reading =>
  by === 'percent'
    ? readTyped('change', value)
    : currency === ''
      ? readTyped('amount', value)
      : readTypedIn('amount', value, currency);

export function checkPrices(
  values: PriceValues,
): { values: PriceBulkChange } | { errors: Record<string, string> } {
  const reading = readValue(values);
  const { success, data, error } = priceChangeSchema.safeParse({
    ...values,
    value: reading.is === 'number' ? reading.value : '',
    currency: values.by === 'amount' ? values.currency : null,
  });
  if (success) return { values: { action: 'price', ...data } };
  const errors: Record<string, string> = {};
  if (reading.is === 'refused') errors.value = reading.reason;
  if (reading.is === 'empty')
    errors.value = values.by === 'percent' ? 'Escribe el porcentaje.' : 'Escribe el monto.';
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return { errors };
}
