import * as z from 'zod/mini';
import { readAmount } from '../format/typed-number.ts';
import { areaSchema, countSchema, moneySchema, pesosSchema } from '../numbers.ts';
import { lineSchema, optionalOrNone, orNone, paragraphSchema } from '../text.ts';
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

/** A property as a person, an integrator or an import writes it. Unknown keys are ignored, and hidden fields are not stored. */
export const propertyWriteSchema = z.pipe(
  z.object(perField<Shape>(schemaOf)),
  z.transform((values) =>
    perField<PropertyValues>((_spec, name) => (isShown(name, values) ? values[name] : null)),
  ),
);
export type PropertyWrite = z.output<typeof propertyWriteSchema>;

/** Sent beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: sending the same key again gives the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});

export const createPropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(creationSchema, {
    /** Only an admin can choose the owner. */
    ownerId: orNone(z.uuid('Elige a una persona activa.')),
  }),
);
export type SentProperty = z.input<typeof createPropertySchema>;

/** The deal status; it does not change when absent. */
const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});

/** All fields of a listing; without a deal status the stored one stays if the operation allows it. */
export const updatePropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(sentDealSchema, {
    /** The version that the editor read: a change of any other is refused, so that it does not undo somebody else's change. */
    version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
  }),
);

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
