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
import { readTypedField } from '@pbr/schemas/property/typed-fields';
import { UNTITLED } from '@pbr/schemas/property/values';
import { spelled } from '../typed-amounts.ts';

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
export function typedValuesOf(property: PropertyDetail): ListingValues {
  return {
    ...perField<TypedValues>((spec, name) => typedText(spec, property[name])),
    name: property.isDraft && property.name === UNTITLED ? '' : property.name,
    dealStatus: property.dealStatus ?? '',
  };
}

function typedText(spec: FieldSpec, value: PropertyValues[FieldName]) {
  if (Array.isArray(value)) return value;
  const text = value === null ? '' : String(value);
  const isGrouped = spec.kind === 'measure' || spec.kind === 'price' || spec.kind === 'pesos';
  return isGrouped ? spelled(spec, text) : text;
}

/** The text that is sent, and why a number cannot be read. */
function read(values: ListingValues) {
  const errors: Partial<Record<FieldName, string>> = {};
  const sent = perField<TypedValues>((spec, name) => {
    const typed = values[name];
    if (Array.isArray(typed)) return typed;
    // Hidden fields are not validated.
    if (!isShown(name, values)) return '';
    const reading = readTypedField(spec, typed, values.currency);
    if (reading?.is === 'refused') errors[name] = reading.reason;
    if (reading) return reading.is === 'number' ? reading.value : '';
    return typed;
  });
  return { sent: { ...values, ...sent }, errors };
}

/** Converts the form's fields to what is sent, or to one error per field. A draft may lack all of them. */
export function checkListing(
  values: ListingValues,
  { isDraft = false } = {},
): { listing: PropertyWrite } | { errors: Record<string, string> } {
  const schema = isDraft ? draftWriteSchema : propertyWriteSchema;
  const { sent, errors: unread } = read(values);
  if (isDraft && sent.name.trim() === '') sent.name = UNTITLED;
  const { data, error } = schema.safeParse(sent);
  const dealStatus = dealRefusal(values.dealStatus, values.operationType);
  const errors: Record<string, string> = { ...unread, ...(dealStatus && { dealStatus }) };
  if (data && Object.keys(errors).length === 0) return { listing: data };
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { errors };
}

/** The name that a draft begins with: the typed one where it is accepted. */
export function draftName(name: string): string {
  const checked = checkListing({ ...emptyListing, name }, { isDraft: true });
  return 'listing' in checked ? checked.listing.name : UNTITLED;
}

/** The fields that a listing needs to be published, in the order of the form. */
const NEEDED = [
  'name',
  'propertyType',
  'operationType',
  'description',
  'currency',
  'state',
  'city',
  'neighborhood',
  'street',
] as const;

/** The fields that keep a listing from being published because they are empty. */
export function missingFields(values: ListingValues): TextFieldName[] {
  const checked = checkListing(values);
  const errors = 'errors' in checked ? checked.errors : {};
  return NEEDED.filter((name) => name in errors && values[name].trim() === '');
}

/** The fields whose meaning differs between two forms, however it was typed. */
export function changedFields(from: ListingValues, to: ListingValues): ListingField[] {
  const before = said(from);
  const after = said(to);
  return LISTING_FIELDS.filter((field) => before(field) !== after(field));
}

/** Reads a form once, and answers each field as text that equals that of another spelling. */
function said(values: ListingValues): (field: ListingField) => string {
  const { sent, errors } = read(values);
  // Text that cannot be read is compared as it was typed.
  return (field) => JSON.stringify(canonical(field in errors ? values[field] : sent[field]));
}

const canonical = (value: string | string[]) =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/(\.\d*?)0+$/u, '$1')
        .replace(/\.$/u, '')
    : value;
