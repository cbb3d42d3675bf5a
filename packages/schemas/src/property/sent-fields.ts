import * as z from 'zod/mini';
import { daySchema } from '../days.ts';
import { coordinateSchema, measureSchema, wholeSchema } from '../number-schemas.ts';
import { digitsSchema, flagSchema, lineSchema, noneAs, paragraphSchema } from '../text.ts';
import {
  type FieldName,
  type Fields,
  type FieldSpec,
  perField,
  type PropertyValues,
} from './fields.ts';
import { mediaLinkSchema } from './media/linked-media.ts';
import { priceSchema } from './price.ts';

type Shape = {
  [Name in FieldName]: Fields[Name] extends { required: string; fallback?: never }
    ? z.ZodMiniType<string, string>
    : z.ZodMiniOptional<z.ZodMiniType<PropertyValues[Name]>>;
};

export const MOST_AMENITIES = 40;
/** The highest number of characters in the name of an amenity. */
export const LONGEST_AMENITY = 60;

const amenitiesSchema = z
  .array(
    lineSchema({ max: LONGEST_AMENITY, required: 'Escribe la amenidad.' }),
    'Escribe una lista de amenidades.',
  )
  .check(
    z.maxLength(MOST_AMENITIES, `Usa ${MOST_AMENITIES} amenidades como máximo.`),
    z.overwrite((amenities) => [...new Set(amenities)]),
  );

/** An absent field comes out as undefined; null and '' mean none. */
const maybe = <T extends z.core.$ZodType, const None>(schema: T, none: None) =>
  z.optional(noneAs(schema, none));

type SpecOf<Kind> = Extract<FieldSpec, { kind: Kind }>;

function schemaOf(spec: FieldSpec) {
  switch (spec.kind) {
    case 'line':
    case 'paragraph':
      return spec.required === undefined ? maybe(textOf(spec), null) : textOf(spec);
    case 'choice':
      return choiceOf(spec);
    case 'digits':
      return maybe(digitsSchema(spec), null);
    case 'day':
      return maybe(daySchema, null);
    case 'link':
      return maybe(mediaLinkSchema(spec.shows), null);
    case 'flag':
      return maybe(flagSchema, false);
    case 'amenities':
      return maybe(amenitiesSchema, NO_AMENITIES);
    default:
      return numberOf(spec);
  }
}

const textOf = (spec: Pick<SpecOf<'line' | 'paragraph'>, 'kind' | 'max' | 'required'>) =>
  spec.kind === 'line' ? lineSchema(spec) : paragraphSchema(spec);

function choiceOf({ values, required, fallback }: SpecOf<'choice'>) {
  const choice = z.enum(values, required ?? 'Elige una de las opciones.');
  const isRequired = required !== undefined && fallback === undefined;
  return isRequired ? choice : maybe(choice, fallback ?? null);
}

function numberOf(
  spec: SpecOf<'count' | 'ordinal' | 'pesos' | 'measure' | 'price' | 'coordinate'>,
) {
  switch (spec.kind) {
    case 'measure':
      return maybe(measureSchema, null);
    case 'price':
      return maybe(priceSchema, null);
    case 'coordinate':
      return maybe(coordinateSchema(spec), null);
    default:
      return maybe(wholeSchema(spec), null);
  }
}

export const NO_AMENITIES: string[] = [];

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
  return maybe(textOf({ kind: spec.kind, max: spec.max }), '');
}

/** The fields of a draft as they are sent. */
export const sentDraftFieldsSchema = z.object(perField<DraftShape>(draftSchemaOf));
