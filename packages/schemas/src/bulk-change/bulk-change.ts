import * as z from 'zod/mini';
import { valuesOf } from '../values-of.ts';
import { bulkHandOverSchema, priceChecks, priceFieldsSchema } from './forms.ts';
import { BULK_ACTIONS, leftReasons, MAX_BULK } from './values.ts';

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
