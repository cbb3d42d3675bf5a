import {
  fieldLabels,
  LISTING_FIELDS,
  type ListingField,
  type ListingValues,
  saysTheSame,
} from './form-values.ts';

export type Side = 'mine' | 'theirs';

/** A field about which this form and the stored listing disagree. */
export interface Difference {
  field: ListingField;
  label: string;
  mine: string;
  theirs: string;
  /** What is likely meant: one's own text where one wrote any, else what the other wrote. */
  suggested: Side;
}

/** What somebody else stored while this form was open, against what stands in it. */
export function differencesBetween(
  base: ListingValues,
  mine: ListingValues,
  theirs: ListingValues,
): Difference[] {
  return LISTING_FIELDS.filter((field) => !saysTheSame(field, mine, theirs)).map((field) => ({
    field,
    label: fieldLabels[field],
    mine: inWords(mine[field]),
    theirs: inWords(theirs[field]),
    suggested: saysTheSame(field, base, mine) ? 'theirs' : 'mine',
  }));
}

/** The form with the stored text where that was chosen. */
export function merged(
  mine: ListingValues,
  theirs: ListingValues,
  choice: Readonly<Partial<Record<ListingField, Side>>>,
): ListingValues {
  const entries = LISTING_FIELDS.map((field) => [
    field,
    choice[field] === 'theirs' ? theirs[field] : mine[field],
  ]);
  return Object.fromEntries(entries) as ListingValues;
}

function inWords(value: string | readonly string[]): string {
  const text = typeof value === 'string' ? value.trim() : value.join(', ');
  return text === '' ? 'Sin dato' : text;
}
