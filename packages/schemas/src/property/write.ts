import * as z from 'zod/mini';
import { optionalOrNone, orNone } from '../text.ts';
import { typedNumber } from '../typed-number/typed-number-schema.ts';
import {
  FIELD_NAMES,
  type FieldName,
  fieldSpec,
  type FieldSpec,
  isShown,
  type NamesOf,
  perField,
  type PropertyValues,
} from './fields.ts';
import { isOnePoint, withoutNoPoint } from './location.ts';
import { priceSchema } from './price.ts';
import { NO_AMENITIES, sentDraftFieldsSchema, sentFieldsSchema } from './sent-fields.ts';
import { agreesWithAmenities } from './told-amenities.ts';
import { CURRENCIES, type Currency, DEAL_STATUSES } from './values.ts';

function noneOf(spec: FieldSpec) {
  if (spec.kind === 'amenities') return NO_AMENITIES;
  if (spec.kind === 'flag') return false;
  if (spec.kind === 'choice' && spec.fallback !== undefined) return spec.fallback;
  return 'required' in spec ? '' : null;
}

/** The names of the fields that these choices hide. An unknown choice hides nothing, because it is refused itself. */
export function hiddenBy(choices: {
  propertyType?: unknown;
  operationType?: unknown;
}): FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const { shownIf } = fieldSpec(name);
    const choice = shownIf && choices[shownIf.choice];
    return shownIf && isChoice(shownIf.choice, choice) && !shownIf.is.includes(choice);
  });
}

function isChoice(field: FieldName, value: unknown): value is string {
  const spec = fieldSpec(field);
  return spec.kind === 'choice' && typeof value === 'string' && spec.values.includes(value);
}

/** Empties the hidden fields of what was sent, whatever they hold. `beside` holds the choices that were not sent. */
export function withHiddenEmpty<Sent>(sent: Sent, beside: object = {}): Sent {
  if (typeof sent !== 'object' || sent === null) return sent;
  const choices: object = { ...beside, ...sent };
  const hidden = hiddenBy(choices).filter((name) => Object.hasOwn(sent, name));
  return { ...sent, ...Object.fromEntries(hidden.map((name) => [name, null])) };
}

type FieldsAsSent = { [Name in FieldName]?: PropertyValues[Name] | undefined };

function completed(values: FieldsAsSent): PropertyValues {
  const { propertyType = '', operationType = '' } = values;
  return withoutNoPoint(
    perField<PropertyValues>((spec, name) =>
      isShown(name, { propertyType, operationType }) ? (values[name] ?? noneOf(spec)) : null,
    ),
  );
}

type Kept = NamesOf<{ staysIfAbsent: true }>;
type Replacement = Omit<PropertyValues, Kept> & FieldsAsSent;

const KEPT = FIELD_NAMES.filter((name) => fieldSpec(name).staysIfAbsent);

/** The fields of a stored listing; undefined ones do not change. */
function replacing(values: FieldsAsSent): Replacement {
  const absent = KEPT.filter((name) => values[name] === undefined);
  const kept = Object.fromEntries(absent.map((name) => [name, undefined]));
  return { ...completed(values), ...kept };
}

const checkedFields = z.pipe(
  z.transform((sent: z.input<typeof sentFieldsSchema>) => withHiddenEmpty(sent)),
  sentFieldsSchema.check(...isOnePoint, ...agreesWithAmenities),
);

const checkedDraftFields = z.pipe(
  z.transform((sent: z.input<typeof sentDraftFieldsSchema>) => withHiddenEmpty(sent)),
  sentDraftFieldsSchema.check(...isOnePoint, ...agreesWithAmenities),
);

/** A property as a person, an integrator or an import publishes it. Unknown keys are ignored; hidden fields are neither validated nor stored. */
export const propertyWriteSchema = z.pipe(
  checkedFields,
  z.transform((values) => completed(values)),
);
export type PropertyWrite = z.output<typeof propertyWriteSchema>;

/** A property that was never published: only its name is required, and the other fields are checked when they are sent. */
export const draftWriteSchema = z.pipe(
  checkedDraftFields,
  z.transform((values) => completed(values)),
);

/** Sent beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: sending the same key again gives the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});

/** Only an admin chooses the owner; anybody else's choice is ignored. */
export const ownerSchema = z.object({ ownerId: orNone(z.uuid('Elige a una persona activa.')) });

const newListingSchema = z.extend(creationSchema, ownerSchema.shape);

/** A listing that is published at once. */
export const createPublishedSchema = z.intersection(
  propertyWriteSchema,
  z.extend(newListingSchema, { isActive: z.catch(z.optional(z.literal(true)), undefined) }),
);
export type SentProperty = z.input<typeof propertyWriteSchema>;

/** A new listing that nobody but its owner and admins sees yet. */
export const createDraftSchema = z.intersection(
  draftWriteSchema,
  z.extend(newListingSchema, { isActive: z.literal(false) }),
);

export const createPropertySchema = z.union([createPublishedSchema, createDraftSchema]);
export type PropertyCreation = z.output<typeof createPropertySchema>;

/** The deal status; it does not change when absent. */
const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});

/** The version that the editor read: a change or deletion of any other is refused, so that it does not undo somebody else's change. */
export const readVersionSchema = z.object({
  version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
});

const editSchema = z.extend(sentDealSchema, {
  ...ownerSchema.shape,
  ...readVersionSchema.shape,
  /** True publishes a draft. Anything else leaves the listing active, paused or a draft as it was. */
  isActive: z.catch(z.optional(z.boolean()), undefined),
});

/** All fields of a listing; without a deal status the stored one stays if the operation allows it. An admin may name another owner. */
export const updatePublishedSchema = z.intersection(
  z.pipe(
    checkedFields,
    z.transform((values) => replacing(values)),
  ),
  editSchema,
);

/** All fields of a draft that stays one. */
export const updateDraftSchema = z.intersection(
  z.pipe(
    checkedDraftFields,
    z.transform((values) => replacing(values)),
  ),
  editSchema,
);

export const updatePropertySchema = z.union([updatePublishedSchema, updateDraftSchema]);

const sentStateSchema = z.object({ isActive: editSchema.shape.isActive });

/** Whether a listing is sent as active; anything but true and false says nothing. */
export const sentIsActive = (sent: unknown): boolean | undefined =>
  z.safeParse(sentStateSchema, sent).data?.isActive;

export const sentStatusSchema = z.extend(sentDealSchema, {
  isActive: optionalOrNone(z.boolean('Escribe true o false.')),
});

/** Whether the listing is active, and its deal status; an absent field does not change. */
export const propertyStatusSchema = sentStatusSchema.check(
  z.refine((sent) => typeof sent.isActive === 'boolean' || sent.dealStatus !== undefined, {
    message: 'Escribe isActive o dealStatus.',
    path: ['isActive'],
  }),
);

/** The prices of a listing, of the version that was read; those that its operation hides are not stored. */
export const propertyPricesSchema = z.object({
  salePrice: orNone(priceSchema),
  rentPrice: orNone(priceSchema),
  /** The stored one when absent. */
  currency: optionalOrNone(z.enum(CURRENCIES, 'Elige MXN o USD.')),
  version: z.int('Escribe el número de la versión que leíste.'),
});

/** The form of the prices alone, in the currency of the listing. */
export function priceFormSchema(currency: Currency) {
  const price = orNone(typedNumber('price', z.nullable(priceSchema), currency));
  return z.pipe(
    z.object({ salePrice: price, rentPrice: price }),
    z.transform((prices) => ({ ...prices, currency })),
  );
}
