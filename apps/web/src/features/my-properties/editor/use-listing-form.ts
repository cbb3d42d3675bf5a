import { useForm } from '@mantine/form';
import type { PropertyDetail, PropertyWrite } from '@pbr/schemas/property/property';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  changedFields,
  checkListing,
  emptyListing,
  isShown,
  type ListingField,
  type ListingValues,
  type TextField,
  valuesOf,
} from './form-values.ts';
import { goToNextField } from './next-field.ts';

/** What the form began with, and of which version that was. */
export interface Origin {
  base: ListingValues;
  version: number | null;
}

/** The fields of a listing while they are typed. */
export function useListingForm(
  property: PropertyDetail | null,
  element: RefObject<HTMLFormElement | null>,
) {
  const [origin, setOrigin] = useState<Origin>(() => originOf(property));
  const form = useForm<ListingValues>({ initialValues: origin.base });
  const { values, errors } = form;

  /** Set while errors are on their way to the screen: screen readers read one with the field that gets the focus. */
  const toFocus = useRef<Readonly<Record<string, string>>>(null);

  function showErrors(said: Readonly<Record<string, string>>) {
    // What is wrong with one amenity stands beside all of them.
    const found: Record<string, string> = {};
    for (const [path, words] of Object.entries(said)) found[path.split('.')[0] ?? path] ??= words;
    toFocus.current = found;
    form.setErrors(found);
  }

  useEffect(() => {
    const found = toFocus.current;
    if (!found) return;
    toFocus.current = null;
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name !== '' && found[name] !== undefined)?.focus();
  });

  /** What is to be sent; undefined when something is wrong, which then stands beside its field. */
  function check(): PropertyWrite | undefined {
    const checked = checkListing(form.getValues());
    if ('listing' in checked) return checked.listing;
    showErrors(checked.errors);
    return undefined;
  }

  return {
    values,
    origin,
    /** What a new listing has no use for is asked of a stored one only. */
    isStored: origin.version !== null,
    isChanged: changedFields(origin.base, values).length > 0,
    check,
    showErrors,
    getValues: form.getValues,
    setValues: (next: ListingValues) => {
      form.setValues(next);
      form.clearErrors();
    },
    setOrigin,
    set: <Field extends ListingField>(field: Field, value: ListingValues[Field]) => {
      form.setFieldValue(field, value as never);
      form.clearFieldError(field);
    },
    isShown: (field: ListingField) => isShown(field, values),
    errorOf: (field: ListingField) => errors[field],
    /** Of a text field or a select. */
    field: (name: TextField) => ({
      name,
      value: values[name],
      error: errors[name],
      autoComplete: 'off',
      enterKeyHint: 'next' as const,
      onKeyDown: goToNextField,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        form.setFieldValue(name, currentTarget.value);
        form.clearFieldError(name);
      },
    }),
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

export const originOf = (property: PropertyDetail | null): Origin => ({
  base: property ? valuesOf(property) : emptyListing,
  version: property?.version ?? null,
});
