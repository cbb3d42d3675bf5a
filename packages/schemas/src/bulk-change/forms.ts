import * as z from 'zod/mini';
import { hundredthsOf } from '../commission/amounts.ts';
import { moneySchema } from '../number-schemas.ts';
import { orNone } from '../text.ts';
import { BULK_PRICES } from './values.ts';
import { CURRENCIES } from '../property/values.ts';

const ALL_PERCENT = 10_000n;
const MOST_PERCENT = 100_000n;

/** How prices change: up or down, by a percentage or by an amount in one currency. */
export const priceFieldsSchema = z.object({
  direction: z.enum(['up', 'down'], 'Elige si suben o bajan.'),
  by: z.enum(['percent', 'amount'], 'Elige porcentaje o monto.'),
  value: moneySchema,
  /** The currency of an amount: listings in another one are left out. */
  currency: orNone(z.enum(CURRENCIES, 'Elige la moneda.')),
  /** The price that changes of listings for sale and for rent; the others have only one. */
  prices: z.enum(BULK_PRICES, 'Elige qué precio cambia.'),
});
export type PriceChange = z.output<typeof priceFieldsSchema>;

export const priceChecks = [
  z.refine<PriceChange>(({ value }) => hundredths(value) > 0n, {
    message: 'Escribe un número mayor que 0.',
    path: ['value'],
  }),
  z.refine<PriceChange>(
    ({ by, direction, value }) =>
      by === 'amount' || direction === 'up' || hundredths(value) < ALL_PERCENT,
    { message: 'Un precio baja menos de 100 %.', path: ['value'] },
  ),
  z.refine<PriceChange>(({ by, value }) => by === 'amount' || hundredths(value) <= MOST_PERCENT, {
    message: 'Usa 1,000 % como máximo.',
    path: ['value'],
  }),
  z.refine<Partial<PriceChange>>(({ by, currency }) => by !== 'amount' || Boolean(currency), {
    message: 'Elige la moneda.',
    path: ['currency'],
    // With everything else, so that an empty form shows all its errors at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
] as const;

const hundredths = (value: string) => hundredthsOf(value) ?? 0n;

/** The form of a price change. */
export const priceChangeSchema = priceFieldsSchema.check(...priceChecks);

/** The form of a hand-over. */
export const bulkHandOverSchema = z.object({
  to: z.string('Elige a quién pasan.').check(z.minLength(1, 'Elige a quién pasan.')),
});
