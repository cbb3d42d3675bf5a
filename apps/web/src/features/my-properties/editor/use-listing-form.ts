import { type FieldName, isShown } from '@pbr/schemas/property/fields';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { type KeyboardEvent, useRef, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { amenityRefusal } from './amenity-field.tsx';
import {
  changedFields,
  checkListing,
  emptyListing,
  LISTING_FIELDS,
  type ListingField,
  type ListingValues,
  type TextFieldName,
  typedValuesOf,
} from './form-values.ts';

interface ListingSnapshot {
  values: ListingValues;
  /** The form's initial values. */
  base: ListingValues;
  /** The listing that they come from; `null` for a new one. */
  stored: PropertyDetail | null;
  version: number | null;
  /** Not published yet; a new listing, too. */
  isDraft: boolean;
  /** Whether the next save publishes a draft. */
  publishes: boolean;
}

/** The state of a listing's form. The values decide which fields follow, and outlive the form as unsaved text. */
export function useListingState(property: PropertyDetail | null) {
  const [state, setState] = useState<ListingSnapshot>(() => {
    const origin = originOf(property);
    return { ...origin, values: origin.base, publishes: true };
  });
  // Several fields may change between two renders, and a save reads what was typed a moment ago.
  const latest = useRef(state);
  return {
    ...state,
    isChanged: changedFields(state.base, state.values).length > 0,
    /** The state with the changes that are not rendered yet. */
    latest: () => latest.current,
    change: (next: Partial<ListingSnapshot>) => {
      latest.current = { ...latest.current, ...next };
      setState(latest.current);
    },
  };
}

export type ListingState = ReturnType<typeof useListingState>;

/** A checked form. */
export type CheckedListing = PropertyWrite &
  Pick<ListingValues, 'dealStatus'> & {
    /** Only of a draft: whether it is published. */
    isActive?: boolean;
  };

export function useListingForm(
  { values: shown, isDraft: isShownAsDraft, latest, change }: ListingState,
  send: (listing: CheckedListing) => Promise<Record<string, string> | void>,
) {
  const { field, dropError, ...form } = useForm({
    check: () => {
      const { values, isDraft, publishes } = latest();
      const checked = checkListing(values, { isDraft: isDraft && !publishes });
      if ('errors' in checked) return checked;
      const { dealStatus } = values;
      return {
        values: { ...checked.listing, dealStatus, ...(isDraft && { isActive: publishes }) },
      };
    },
    send: async (checked, { elements }) => {
      const amenities = elements.namedItem('features');
      const refusal = amenities instanceof HTMLInputElement && amenityRefusal(amenities.value);
      return refusal ? { features: refusal } : send(checked);
    },
    onFailure: (error) => notifyFailed(error, 'No se pudo guardar la propiedad.'),
  });

  function set<Field extends ListingField>(name: Field, value: ListingValues[Field]) {
    change({ values: { ...latest().values, [name]: value } });
    dropError(name);
  }

  // The dialog puts the focus here when a question over it has closed, and otherwise on the index.
  const focused = LISTING_FIELDS.find((name) => field(name).error !== undefined);

  return {
    ...form,
    values: shown,
    /** The values with the changes that are not rendered yet. */
    latest: () => latest().values,
    /** Published listings have a field that a draft does not need. */
    isPublished: !isShownAsDraft,
    set,
    isShown: (name: FieldName) => isShown(name, shown),
    errorOf: (name: ListingField) => field(name).error,
    hasError: focused !== undefined,
    /** Props of a text field or a select. */
    field: (name: TextFieldName) => ({
      ...field(name),
      id: fieldId(name),
      ...(name === focused && { 'data-autofocus': true }),
      value: shown[name],
      autoComplete: 'off',
      enterKeyHint: 'next' as const,
      onKeyDown: goToNextField,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(name, currentTarget.value),
    }),
  };
}

/** The id of a field's control, to which links lead. */
export const fieldId = (name: ListingField) => `listing-${name}`;

export type ListingForm = ReturnType<typeof useListingForm>;

export const originOf = (property: PropertyDetail | null) => ({
  base: property ? typedValuesOf(property) : emptyListing,
  stored: property,
  version: property?.version ?? null,
  isDraft: property?.isDraft ?? true,
});

const FIELDS = 'input:not([type=hidden],[type=file]),select,textarea';

/** On touch screens Enter moves to the next field, so that a thumb does not publish a half-filled form. */
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  fields[fields.indexOf(target) + 1]?.focus();
}
