import * as z from 'zod/mini';
import { readAmount } from '../format/typed-number.ts';
import { areaSchema, countSchema, moneySchema, pesosSchema } from '../numbers.ts';
import { lineSchema, optionalOrNone, orBlank, orNone, paragraphSchema } from '../text.ts';
import {
  type FieldName,
  type Fields,
  type FieldSpec,
  isShown,
  perField,
  type PropertyValues,
} from './fields.ts';
import { DEAL_STATUSES } from './values.ts';

type Shape = { [Name in FieldName]: z.ZodMiniType<PropertyValues[Name], Sent<Fields[Name]>> };
type Sent<Spec> = Spec extends { required: string; fallback?: never } ? string : unknown;

const amenitiesSchema = z
  .array(
    lineSchema({ max: 60, required: 'Escribe la amenidad.' }),
    'Escribe una lista de amenidades.',
  )
  .check(
    z.maxLength(40, 'Usa 40 amenidades como máximo.'),
    z.overwrite((amenities) => [...new Set(amenities)]),
  );

function schemaOf(spec: FieldSpec) {
  switch (spec.kind) {
    case 'line':
    case 'paragraph': {
      const text = (spec.kind === 'line' ? lineSchema : paragraphSchema)(spec);
      return spec.required === undefined ? orNone(text) : text;
    }
    case 'choice': {
      const choice = z.enum(spec.values, spec.required);
      return spec.fallback === undefined ? choice : z._default(choice, spec.fallback);
    }
    case 'count':
      return orNone(countSchema);
    case 'area':
      return orNone(areaSchema);
    case 'price':
      return orNone(moneySchema);
    case 'pesos':
      return orNone(pesosSchema);
    case 'amenities':
      return z._default(amenitiesSchema, []);
  }
}

/** Without the values of fields that the chosen type or operation hides. */
const shownOnly = (values: PropertyValues) =>
  perField<PropertyValues>((_spec, name) => (isShown(name, values) ? values[name] : null));

/** A property as a person, an integrator or an import publishes it. Unknown keys are ignored, and hidden fields are not stored. */
export const propertyWriteSchema = z.pipe(
  z.object(perField<Shape>(schemaOf)),
  z.transform(shownOnly),
);
export type PropertyWrite = z.output<typeof propertyWriteSchema>;

type DraftShape = { [Name in FieldName]: z.ZodMiniType<PropertyValues[Name], DraftSent<Name>> };
type DraftSent<Name extends FieldName> = Name extends 'name' ? string : unknown;

/** Texts and choices that a draft lacks are ''. */
function draftSchemaOf(spec: FieldSpec, name: FieldName) {
  if (name === 'name' || !('required' in spec)) return schemaOf(spec);
  if (spec.kind === 'choice')
    return spec.fallback === undefined
      ? orBlank(z.enum([...spec.values, ''], spec.required))
      : schemaOf(spec);
  return orBlank((spec.kind === 'line' ? lineSchema : paragraphSchema)({ max: spec.max }));
}

/** A property that was never published: only its name is required, and the other fields are checked when they are sent. */
export const draftWriteSchema = z.pipe(
  z.object(perField<DraftShape>(draftSchemaOf)),
  z.transform(shownOnly),
);

/** Sent beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: sending the same key again gives the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});

const newListingSchema = z.extend(creationSchema, {
  /** Only an admin can choose the owner. */
  ownerId: orNone(z.uuid('Elige a una persona activa.')),
});

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
  /** The version that the editor read: a change of any other is refused, so that it does not undo somebody else's change. */
  version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
  /** True publishes a draft. Anything else leaves the listing active, paused or a draft as it was. */
  isActive: z.catch(z.optional(z.boolean()), undefined),
});

/** All fields of a listing; without a deal status the stored one stays if the operation allows it. */
export const updatePublishedSchema = z.intersection(propertyWriteSchema, editSchema);

/** All fields of a draft that stays one. */
export const updateDraftSchema = z.intersection(draftWriteSchema, editSchema);

export const updatePropertySchema = z.union([updatePublishedSchema, updateDraftSchema]);

const sentStateSchema = z.object({ isActive: editSchema.shape.isActive });

/** Whether a listing is sent as active; anything but true and false says nothing. */
export const sentIsActive = (sent: unknown): boolean | undefined =>
  z.safeParse(sentStateSchema, sent).data?.isActive;

/** Whether the listing is active, and its deal status; an absent field does not change. */
export const propertyStatusSchema = z
  .extend(sentDealSchema, { isActive: z.optional(z.boolean('Escribe true o false.')) })
  .check(
    z.refine(({ isActive, dealStatus }) => isActive !== undefined || dealStatus !== undefined, {
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
