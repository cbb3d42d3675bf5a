import { fieldSpec } from '@pbr/schemas/property/fields';
import { formatDate } from '@pbr/schemas/format/dates';
import { labelOf } from '@pbr/schemas/property/values';
import type { Difference, Side } from '../../../lib/forms/version-choice.tsx';
import { dealLabel } from '../deal-words.ts';
import {
  changedFields,
  fieldLabels,
  LISTING_FIELDS,
  type ListingField,
  type ListingValues,
} from './form-values.ts';

/** The fields where this form differs from what somebody else stored while it was open. */
export function differencesBetween(
  base: ListingValues,
  mine: ListingValues,
  theirs: ListingValues,
): Difference<ListingField>[] {
  const changedHere = new Set(changedFields(base, mine));
  return changedFields(mine, theirs).map((field) => ({
    name: field,
    label: fieldLabels[field],
    mine: inWords(field, mine),
    theirs: inWords(field, theirs),
    suggested: changedHere.has(field) ? 'mine' : 'theirs',
  }));
}

/** The form with the stored value in each field where 'theirs' was chosen. */
export function merged(
  mine: ListingValues,
  theirs: ListingValues,
  sides: ReadonlyMap<ListingField, Side>,
): ListingValues {
  const entries = LISTING_FIELDS.map((field) => [
    field,
    sides.get(field) === 'theirs' ? theirs[field] : mine[field],
  ]);
  return Object.fromEntries(entries) as ListingValues;
}

function inWords(field: ListingField, values: ListingValues): string {
  if (field === 'dealStatus') return dealLabel(values.dealStatus);
  if (field === 'features') return values.features.join(', ') || NOTHING;
  const spec = fieldSpec(field);
  if (spec.kind === 'flag') return values[field] === 'true' ? 'Sí' : 'No';
  if (spec.kind === 'day' && values[field] !== '') return formatDate(values[field]);
  const labels = spec.kind === 'choice' ? spec.labels : undefined;
  return labelOf(labels ?? {}, values[field].trim()) || NOTHING;
}

const NOTHING = 'Sin dato';
