import { type FieldName, isShown } from '@pbr/schemas/property/fields';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  changedFields,
  checkListing,
  emptyListing,
  type ListingField,
  type ListingValues,
  type TextFieldName,
  valuesOf,
} from './form-values.ts';

/** The form's initial values and the version they come from. */
export interface Origin {
  base: ListingValues;
  version: number | null;
}

/** The state of a listing's form. */
export function useListingForm(
  property: PropertyDetail | null,
  element: RefObject<HTMLFormElement | null>,
) {
  const [origin, setOrigin] = useState<Origin>(() => originOf(property));
  const [values, setValues] = useState(origin.base);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // Several fields may change between two renders, and a save reads what was typed a moment ago.
  const latest = useRef(values);

  function change(next: ListingValues) {
    latest.current = next;
    setValues(next);
  }

  /** An error is about the text that was sent, so an edit removes it. */
  function set<Field extends ListingField>(field: Field, value: ListingValues[Field]) {
    change({ ...latest.current, [field]: value });
    setErrors(({ [field]: _corrected, ...others }) => others);
  }

  /** Errors about to be rendered: their first field gets the focus afterwards, so that screen readers read the error with it. */
  const toFocus = useRef<Readonly<Record<string, string>>>(null);

  function showErrors(said: Readonly<Record<string, string>>) {
    // An error of one amenity is shown for the whole field.
    const found: Record<string, string> = {};
    for (const [path, words] of Object.entries(said)) found[path.split('.')[0] ?? path] ??= words;
    toFocus.current = found;
    setErrors(found);
  }

  useEffect(() => {
    const found = toFocus.current;
    if (!found) return;
    toFocus.current = null;
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name !== '' && found[name] !== undefined)?.focus();
  });

  /** Returns the request, or `undefined` after showing the errors beside their fields. */
  function check(): PropertyWrite | undefined {
    const checked = checkListing(latest.current);
    if ('listing' in checked) return checked.listing;
    showErrors(checked.errors);
    return undefined;
  }

  return {
    values,
    origin,
    /** Stored listings have fields that a new one does not need. */
    isStored: origin.version !== null,
    isChanged: changedFields(origin.base, values).length > 0,
    check,
    showErrors,
    getValues: () => latest.current,
    setValues: (next: ListingValues) => {
      change(next);
      setErrors({});
    },
    setOrigin,
    set,
    isShown: (field: FieldName) => isShown(field, values),
    errorOf: (field: ListingField) => errors[field],
    /** Props of a text field or a select. */
    field: (name: TextFieldName) => ({
      name,
      value: values[name],
      error: errors[name],
      autoComplete: 'off',
      enterKeyHint: 'next' as const,
      onKeyDown: goToNextField,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(name, currentTarget.value),
    }),
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

export const originOf = (property: PropertyDetail | null): Origin => ({
  base: property ? valuesOf(property) : emptyListing,
  version: property?.version ?? null,
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
