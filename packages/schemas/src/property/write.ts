import * as z from 'zod/mini';
import { readAmount } from '../format/typed-number.ts';
import { daySchema } from '../days.ts';
import { coordinateSchema, measureSchema, moneySchema, wholeSchema } from '../numbers.ts';
import {
  digitsSchema,
  flagSchema,
  lineSchema,
  noneAs,
  optionalOrNone,
  orNone,
  paragraphSchema,
} from '../text.ts';
import {
  type FieldName,
  type Fields,
  FIELD_NAMES,
  fieldSpec,
  type FieldSpec,
  isShown,
  type NamesOf,
  perField,
  type PropertyValues,
} from './fields.ts';
import { linkSchema } from './media/linked-media.ts';
import { isOnePoint, withoutNoPoint } from './location.ts';
import { agreesWithAmenities } from './told-amenities.ts';
import { DEAL_STATUSES } from './values.ts';

type Shape = {
  [Name in FieldName]: Fields[Name] extends { required: string; fallback?: never }
    ? z.ZodMiniType<string, string>
    : z.ZodMiniOptional<z.ZodMiniType<PropertyValues[Name]>>;
};

const amenitiesSchema = z
  .array(
    lineSchema({ max: 60, required: 'Escribe la amenidad.' }),
    'Escribe una lista de amenidades.',
  )
  .check(
    z.maxLength(40, 'Usa 40 amenidades como máximo.'),
    z.overwrite((amenities) => [...new Set(amenities)]),
  );

/** An absent field comes out as undefined; null and '' mean none. */
const maybe = <T extends z.core.$ZodType, const None>(schema: T, none: None) =>
  z.optional(noneAs(schema, none));

function schemaOf(spec: FieldSpec) {
  switch (spec.kind) {
    case 'line':
    case 'paragraph': {
      const text = (spec.kind === 'line' ? lineSchema : paragraphSchema)(spec);
      return spec.required === undefined ? maybe(text, null) : text;
    }
    case 'choice': {
      const choice = z.enum(spec.values, spec.required ?? 'Elige una de las opciones.');
      const isRequired = spec.required !== undefined && spec.fallback === undefined;
      return isRequired ? choice : maybe(choice, spec.fallback ?? null);
    }
    case 'digits':
      return maybe(digitsSchema(spec), null);
    case 'count':
    case 'ordinal':
    case 'pesos':
      return maybe(wholeSchema(spec), null);
    case 'measure':
      return maybe(measureSchema, null);
    case 'price':
      return maybe(moneySchema, null);
    case 'coordinate':
      return maybe(coordinateSchema(spec), null);
    case 'day':
      return maybe(daySchema, null);
    case 'link':
      return maybe(linkSchema(spec.shows), null);
    case 'flag':
      return maybe(flagSchema, false);
    case 'amenities':
      return maybe(amenitiesSchema, NO_AMENITIES);
  }
}

const NO_AMENITIES: string[] = [];

/** The fields of a published listing as they are sent. */
export const sentFieldsSchema = z.object(perField<Shape>(schemaOf));

type DraftShape = { [Name in FieldName]: DraftField<Name> };
type DraftField<Name extends FieldName> = Name extends 'name'
  ? z.ZodMiniType<string, string>
  : z.ZodMiniOptional<z.ZodMiniType<PropertyValues[Name]>>;

/** Texts and choices that a draft lacks are ''. */
function draftSchemaOf(spec: FieldSpec, name: FieldName) {
  if (name === 'name' || !('required' in spec)) return schemaOf(spec);
  if (spec.kind === 'choice')
    return spec.fallback === undefined
      ? maybe(z.enum([...spec.values, ''], spec.required), '')
      : schemaOf(spec);
  return maybe((spec.kind === 'line' ? lineSchema : paragraphSchema)({ max: spec.max }), '');
}

/** The fields of a draft as they are sent. */
export const sentDraftFieldsSchema = z.object(perField<DraftShape>(draftSchemaOf));

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
  sentFieldsSchema.check(isOnePoint, agreesWithAmenities),
);

const checkedDraftFields = z.pipe(
  z.transform((sent: z.input<typeof sentDraftFieldsSchema>) => withHiddenEmpty(sent)),
  sentDraftFieldsSchema.check(isOnePoint, agreesWithAmenities),
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

/** The deal status; it does not change when absent. */
const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});

const editSchema = z.extend(sentDealSchema, {
  ...ownerSchema.shape,
  /** The version that the editor read: a change of any other is refused, so that it does not undo somebody else's change. */
  version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
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
  salePrice: orNone(moneySchema),
  rentPrice: orNone(moneySchema),
  version: z.int('Escribe el número de la versión que leíste.'),
});

/** A price as people type it: '4.5 M'. What cannot be read is refused in the words of a price. */
const typedPriceSchema = z.pipe(
  z.transform((typed: unknown) =>
    typeof typed === 'string' ? (readAmount(typed) ?? typed) : typed,
  ),
  orNone(moneySchema),
);

/** The form of the prices alone. */
export const priceFormSchema = z.object({
  salePrice: typedPriceSchema,
  rentPrice: typedPriceSchema,
});
