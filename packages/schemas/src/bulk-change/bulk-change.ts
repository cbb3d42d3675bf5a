import * as z from 'zod/mini';
import { toHundredths } from '../commission/amounts.ts';
import { moneySchema } from '../numbers.ts';
import { orNone } from '../text.ts';
import { valuesOf } from '../values-of.ts';
import { BULK_ACTIONS, BULK_PRICES, leftReasons, MAX_BULK } from './values.ts';
import { CURRENCIES } from '../property/values.ts';

const ALL_PERCENT = 10_000n;
const MOST_PERCENT = 100_000n;

/** How prices change: up or down, by a percentage or by an amount in one currency. */
const priceFieldsSchema = z.object({
  direction: z.enum(['up', 'down'], 'Elige si suben o bajan.'),
  by: z.enum(['percent', 'amount'], 'Elige porcentaje o monto.'),
  value: moneySchema,
  /** The currency of an amount: listings in another one are left out. */
  currency: orNone(z.enum(CURRENCIES, 'Elige la moneda.')),
  /** The price that changes of listings for sale and for rent; the others have only one. */
  prices: z.enum(BULK_PRICES, 'Elige qué precio cambia.'),
});
export type PriceChange = z.output<typeof priceFieldsSchema>;

const priceChecks = [
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

const hundredths = (value: string) => toHundredths(value) ?? 0n;

/** The form of a price change. */
export const priceChangeSchema = priceFieldsSchema.check(...priceChecks);

/** The form of a hand-over. */
export const bulkHandOverSchema = z.object({
  to: z.string('Elige a quién pasan.').check(z.minLength(1, 'Elige a quién pasan.')),
});

const changeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pause') }),
  z.object({ action: z.literal('activate') }),
  z.extend(priceFieldsSchema, { action: z.literal('price') }).check(...priceChecks),
  z.extend(bulkHandOverSchema, { action: z.literal('hand_over') }),
]);
export type BulkChange = z.output<typeof changeSchema>;

const several = <Item extends z.core.$ZodType>(item: Item) =>
  z
    .array(item, 'Elige propiedades.')
    .check(
      z.minLength(1, 'Elige al menos una propiedad.'),
      z.maxLength(MAX_BULK, `Elige ${MAX_BULK} propiedades como máximo.`),
    );

export const bulkPreviewInputSchema = z.intersection(
  changeSchema,
  z.object({ ids: several(z.string()) }),
);

/** The state in which a preview showed a listing: a change leaves out any other. */
const seenSchema = z.object({ id: z.uuid(), version: z.int(), ownerId: z.uuid() });

export const bulkChangeInputSchema = z.intersection(
  changeSchema,
  z.object({
    /** Names the change that is sent: the same key again makes no second one. */
    creationKey: z.uuid('Usa un UUID.'),
    listings: several(seenSchema),
  }),
);

const priceStepSchema = z.object({
  price: z.enum(['sale', 'rent']),
  before: z.string(),
  after: z.string(),
});
export type PriceStep = z.output<typeof priceStepSchema>;

/** A listing that a change takes, as it is before it in a preview and after it in a result. */
const bulkItemSchema = z.extend(seenSchema, {
  name: z.string(),
  ownerName: z.string(),
  currency: z.string(),
  prices: z.array(priceStepSchema),
  /** The shares with the new owner, which end. */
  endedShares: z.int(),
});
export type BulkItem = z.output<typeof bulkItemSchema>;

/** A listing that stays as it is. */
const leftOutSchema = z.object({
  id: z.string(),
  /** Null when the actor may not know it. */
  name: z.nullable(z.string()),
  reason: z.enum(valuesOf(leftReasons)),
  /** The fields that an incomplete draft lacks. */
  lacks: z.array(z.string()),
});
export type LeftOut = z.output<typeof leftOutSchema>;

/** Both lists have the order in which the listings were sent. */
const outcomeShape = { items: z.array(bulkItemSchema), left: z.array(leftOutSchema) };
export const bulkPreviewSchema = z.object(outcomeShape);
export type BulkPreview = z.output<typeof bulkPreviewSchema>;

export const bulkResultSchema = z.object({
  ...outcomeShape,
  id: z.uuid(),
  action: z.enum(BULK_ACTIONS),
  /** Null when there is nothing to undo, or when it was undone. */
  undoUntil: z.nullable(z.iso.datetime()),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

export const undoResultSchema = z.object({ ...outcomeShape, action: z.enum(BULK_ACTIONS) });
export type UndoResult = z.output<typeof undoResultSchema>;

/** The actor's last change that can be undone. */
export const undoableSchema = z.nullable(
  z.object({
    id: z.uuid(),
    action: z.enum(BULK_ACTIONS),
    count: z.int(),
    undoUntil: z.iso.datetime(),
  }),
);
export type Undoable = NonNullable<z.output<typeof undoableSchema>>;

/** The values that a change writes, and those that undoing it restores. */
export interface BulkValues {
  isActive?: boolean;
  isDraft?: boolean;
  createdAt?: string;
  viewsSince?: string;
  salePrice?: string | null;
  rentPrice?: string | null;
  ownerId?: string;
}

/** A listing of a stored change: changed, with the values before, or left out. */
export type KeptListing = (BulkItem & { before: BulkValues }) | LeftOut;
