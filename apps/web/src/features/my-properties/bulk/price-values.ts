import type { BulkChange } from '@pbr/schemas/bulk-change/bulk-change';
import { priceChangeSchema } from '@pbr/schemas/bulk-change/forms';
import { plainPercentage } from '@pbr/schemas/commission/fields';
import { readAmount } from '@pbr/schemas/format/typed-number';
import type { MyProperty } from '@pbr/schemas/property/mine';

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

/** The typed number as plain decimal text; what cannot be read stays as it is, for the message. */
export function readValue({ by, value }: Pick<PriceValues, 'by' | 'value'>): string {
  return by === 'percent' ? plainPercentage(value) : (readAmount(value) ?? value);
}

/** Whether the typed value is a number at all; '' is not. */
export const isRead = (values: Pick<PriceValues, 'by' | 'value'>) =>
  /^\d+(?:\.\d{1,2})?$/u.test(readValue(values));

export function checkPrices(
  values: PriceValues,
): { values: PriceBulkChange } | { errors: Record<string, string> } {
  const { success, data, error } = priceChangeSchema.safeParse({
    ...values,
    value: readValue(values),
    currency: values.by === 'amount' ? values.currency : null,
  });
  if (success) return { values: { action: 'price', ...data } };
  const errors: Record<string, string> = isRead(values) ? {} : { value: unreadWords(values) };
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return { errors };
}

function unreadWords({ by, value }: PriceValues): string {
  const [what, such] = by === 'percent' ? ['porcentaje', '5 o 5.5'] : ['monto', '50,000'];
  return value.trim() === ''
    ? `Escribe el ${what}.`
    : `No se entiende el ${what}: escribe, por ejemplo, ${such}.`;
}
