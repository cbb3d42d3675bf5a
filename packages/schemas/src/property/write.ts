import * as z from 'zod/mini';
import { areaSchema, countSchema, moneySchema, pesosSchema } from '../numbers.ts';
import { lineSchema, noneAs, optionalOrNone, orNone, paragraphSchema } from '../text.ts';
import {
  type FieldName,
  type Fields,
  FIELD_NAMES,
  fieldSpec,
  type FieldSpec,
  isShown,
  perField,
  type PropertyValues,
} from './fields.ts';
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
      const choice = z.enum(spec.values, spec.required);
      return spec.fallback === undefined ? choice : maybe(choice, spec.fallback);
    }
    case 'count':
      return maybe(countSchema, null);
    case 'area':
      return maybe(areaSchema, null);
    case 'price':
      return maybe(moneySchema, null);
    case 'pesos':
      return maybe(pesosSchema, null);
    case 'amenities':
      return maybe(amenitiesSchema, NO_AMENITIES);
  }
}

const NO_AMENITIES: string[] = [];

/** The fields of a listing as they are sent. */
export const sentFieldsSchema = z.object(perField<Shape>(schemaOf));

function noneOf(spec: FieldSpec) {
  if (spec.kind === 'amenities') return NO_AMENITIES;
  return spec.kind === 'choice' && spec.fallback !== undefined ? spec.fallback : null;
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

/** A property as a person, an integrator or an import writes it. Unknown keys are ignored; hidden fields are neither validated nor stored. */
export const propertyWriteSchema = z.pipe(
  z.transform((sent: z.input<typeof sentFieldsSchema>) => withHiddenEmpty(sent)),
  z.pipe(
    sentFieldsSchema,
    z.transform((values) =>
      perField<PropertyValues>((spec, name) =>
        isShown(name, values) ? (values[name] ?? noneOf(spec)) : null,
      ),
    ),
  ),
);
export type PropertyWrite = z.output<typeof propertyWriteSchema>;

/** Sent beside the fields of a new listing. */
export const creationSchema = z.object({
  /** Names the form that is sent: sending the same key again gives the same listing. */
  creationKey: z.optional(z.nullable(z.uuid('Usa un UUID.'))),
});

/** Only an admin chooses the owner; anybody else's choice is ignored. */
export const ownerSchema = z.object({ ownerId: orNone(z.uuid('Elige a una persona activa.')) });

export const createPropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(creationSchema, ownerSchema.shape),
);
export type SentProperty = z.input<typeof createPropertySchema>;

/** The deal status; it does not change when absent. */
const sentDealSchema = z.object({
  dealStatus: optionalOrNone(z.enum(DEAL_STATUSES, 'Elige apartada, vendida, rentada o ninguna.')),
});

/** All fields of a listing; without a deal status the stored one stays if the operation allows it. An admin may name another owner. */
export const updatePropertySchema = z.intersection(
  propertyWriteSchema,
  z.extend(sentDealSchema, {
    ...ownerSchema.shape,
    /** The version that the editor read: a change of any other is refused, so that it does not undo somebody else's change. */
    version: z.optional(z.nullable(z.int('Escribe el número de la versión que leíste.'))),
  }),
);

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
