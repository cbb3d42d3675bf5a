import { dealRefusal } from '@pbr/schemas/property/deal-status';
import {
  FIELD_NAMES,
  type FieldName,
  type FieldSpec,
  isShown,
  perField,
  type PropertyValues,
} from '@pbr/schemas/property/fields';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import {
  draftWriteSchema,
  propertyWriteSchema,
  type PropertyWrite,
} from '@pbr/schemas/property/write';
import { readAmount, readMeasure, readPesos } from '@pbr/schemas/format/typed-number';
import { grouped } from '../typed-amounts.ts';

/** The form's fields as typed text. */
export type ListingValues = {
  [Name in FieldName]: PropertyValues[Name] extends string[] ? string[] : string;
} & {
  /** Empty while the listing is on offer. */
  dealStatus: string;
};
export type ListingField = keyof ListingValues;
export type TextFieldName = Exclude<ListingField, 'features'>;

/** In the order of the form. */
export const LISTING_FIELDS: readonly ListingField[] = FIELD_NAMES.flatMap((name) =>
  name === 'operationType' ? [name, 'dealStatus' as const] : name,
);

export const fieldLabels: Readonly<Record<ListingField, string>> = {
  ...perField<Record<FieldName, string>>(({ label }) => label),
  dealStatus: 'Disponibilidad',
};

type TypedValues = Omit<ListingValues, 'dealStatus'>;

export const emptyListing: ListingValues = {
  ...perField<TypedValues>((spec) => {
    if (spec.kind === 'amenities') return [];
    if (spec.kind === 'flag') return 'false';
    return spec.kind === 'choice' ? (spec.fallback ?? '') : '';
  }),
  dealStatus: '',
  state: 'Ciudad de México',
};

/** The values that a person would have typed for a stored listing. */
export function valuesOf(property: PropertyDetail): ListingValues {
  return {
    ...perField<TypedValues>((spec, name) => typedText(spec, property[name])),
    dealStatus: property.dealStatus ?? '',
  };
}

function typedText({ kind }: FieldSpec, value: PropertyValues[FieldName]) {
  if (Array.isArray(value)) return value;
  const text = value === null ? '' : String(value);
  return kind === 'measure' || kind === 'price' || kind === 'pesos' ? grouped(text) : text;
}

/** The text that is sent. A number that nobody understands passes unchanged: the schema then explains the expected format. */
function understood(values: ListingValues): ListingValues {
  const sent = perField<TypedValues>((spec, name) => {
    const typed = values[name];
    if (Array.isArray(typed)) return typed;
    // Hidden fields are not validated.
    if (!isShown(name, values)) return '';
    if (spec.kind === 'measure') return readMeasure(typed, spec.unit) ?? typed;
    if (spec.kind === 'price') return readAmount(typed) ?? typed;
    if (spec.kind === 'pesos') return readPesos(typed) ?? typed;
    return typed;
  });
  return { ...values, ...sent };
}

/** Converts the form's fields to the request, or to one error per field. A draft may lack all but its name. */
export function checkListing(
  values: ListingValues,
  { isDraft = false } = {},
): { listing: PropertyWrite } | { errors: Record<string, string> } {
  const schema = isDraft ? draftWriteSchema : propertyWriteSchema;
  const { data, error } = schema.safeParse(understood(values));
  const dealStatus = dealRefusal(values.dealStatus, values.operationType);
  if (data && dealStatus === undefined) return { listing: data };
  const errors: Record<string, string> = dealStatus === undefined ? {} : { dealStatus };
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { errors };
}

/** Compares the meaning of a field in two forms, however it was typed. */
export function saysTheSame(
  field: ListingField,
  one: ListingValues,
  other: ListingValues,
): boolean {
  const said = (values: ListingValues) => JSON.stringify(canonical(understood(values)[field]));
  return said(one) === said(other);
}

export function changedFields(from: ListingValues, to: ListingValues): ListingField[] {
  return LISTING_FIELDS.filter((field) => !saysTheSame(field, from, to));
}

const canonical = (value: string | string[]) =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/(\.\d*?)0+$/u, '$1')
        .replace(/\.$/u, '')
    : value;
