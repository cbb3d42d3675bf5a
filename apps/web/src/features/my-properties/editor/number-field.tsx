import type { NumberSpec } from '@pbr/schemas/property/characteristics';
import { type NamesOf, propertyFields } from '@pbr/schemas/property/fields';
import { readTypedField } from '@pbr/schemas/property/typed-fields';
import type { Currency } from '@pbr/schemas/property/values';
import { TextField } from '@pbr/ui/fields/text-field';
import { currencyOffer } from '../currency-offer.tsx';
import { spelled, understoodAmount } from '../typed-amounts.ts';
import { fieldLabels } from './form-values.ts';
import type { ListingForm } from './use-listing-form.ts';

interface NumberFieldProps {
  form: ListingForm;
  name: NamesOf<NumberSpec>;
  placeholder?: string;
  /** Below the empty field. */
  hint?: string | undefined;
}

/** A number as people type it, with the understood one below. */
export function NumberField({ form, name, placeholder, hint }: NumberFieldProps) {
  const spec: NumberSpec = propertyFields[name];
  const typed = form.values[name];
  const { currency } = form.values;
  const reading = readTypedField(spec, typed, currency);
  const field = form.field(name);
  function changeCurrency(other: Currency) {
    form.set('currency', other);
    // The error was about the currency.
    form.set(name, typed);
  }

  const offer = spec.kind === 'price' && reading ? currencyOffer(reading, changeCurrency) : null;
  const isEmpty = typed.trim() === '' || reading === undefined;
  return (
    <TextField
      label={fieldLabels[name]}
      inputMode={spec.kind === 'count' || spec.kind === 'ordinal' ? 'numeric' : 'decimal'}
      placeholder={placeholder}
      description={
        isEmpty
          ? hint
          : (offer ??
            understoodAmount(spec, typed, reading, currency) ??
            // The hint of a price has examples alone.
            (spec.kind === 'price' ? undefined : hint))
      }
      {...field}
      error={field.error && (offer ?? field.error)}
      // '3450000' from a phone's number keys is easier to check as '3,450,000'.
      onBlur={() => {
        if (reading?.is !== 'number') return;
        const shown = spelled(spec, reading.value);
        if (shown !== typed) form.set(name, shown);
      }}
    />
  );
}
