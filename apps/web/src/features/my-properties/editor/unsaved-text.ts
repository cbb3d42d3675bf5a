import { keptTexts } from '../../../lib/kept-texts.ts';
import { LISTING_FIELDS, type ListingValues } from './form-values.ts';

/** The text of a form that was not saved. */
export interface UnsavedText {
  values: ListingValues;
  /** The form's initial values; they tell which fields were changed. */
  base: ListingValues;
  /** The version of the listing when it was read; `null` for a new one. */
  version: number | null;
  /** Idempotency key of a new listing, the same for every attempt. */
  creationKey: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** One key per user and listing, because several people may share a computer. */
export const unsavedTextKey = (userId: string, propertyId: string | null) =>
  `listing:${userId}:${propertyId ?? 'new'}`;

const texts = keptTexts(() => localStorage);

/** Takes fields that an older text does not have from `known`. */
export function readUnsavedText(key: string, known: ListingValues): UnsavedText | null {
  try {
    return asUnsavedText(JSON.parse(texts.read(key) ?? 'null'), known);
  } catch {
    return null;
  }
}

export function keepUnsavedText(key: string, unsaved: UnsavedText): void {
  texts.keep(key, JSON.stringify(unsaved));
}

export const dropUnsavedText = texts.drop;

/** Works without a secure context too, unlike `crypto.randomUUID`. */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    // RFC 9562, 5.4: version 4, variant 10.
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/** Validates the stored value, which an older version of the portal or somebody else may have written. */
function asUnsavedText(value: unknown, known: ListingValues): UnsavedText | null {
  if (!isRecord(value)) return null;
  const { values, base, version, creationKey, savedAt } = value;
  if (!isRecord(values) || !isRecord(base)) return null;
  if (typeof creationKey !== 'string' || typeof savedAt !== 'number') return null;
  return {
    values: asValues(values, known),
    base: asValues(base, known),
    version: typeof version === 'number' ? version : null,
    creationKey,
    savedAt,
  };
}

function asValues(fields: Record<string, unknown>, known: ListingValues): ListingValues {
  const entries = LISTING_FIELDS.map((name) => {
    const field = fields[name];
    if (name === 'features')
      return [name, Array.isArray(field) ? field.filter((one) => typeof one === 'string') : []];
    return [name, typeof field === 'string' ? field : known[name]];
  });
  return Object.fromEntries(entries) as ListingValues;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
