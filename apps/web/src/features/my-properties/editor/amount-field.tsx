import type { AmountSpec } from '@pbr/schemas/property/characteristics';
import { type NamesOf, propertyFields } from '@pbr/schemas/property/fields';
import { TextField } from '@pbr/ui/fields/text-field';
import { readAmount, readPesos } from '@pbr/schemas/format/typed-number';
import { grouped, understood, understoodPrice } from '../typed-amounts.ts';
import { fieldLabels } from './form-values.ts';
import type { ListingForm } from './use-listing-form.ts';

interface AmountFieldProps {
  form: ListingForm;
  name: NamesOf<{ kind: 'price' | 'pesos' }>;
  placeholder: string;
  /** Below the empty field. */
  hint: string;
}

/** An amount as people type it, with the understood one below. */
export function AmountField({ form, name, placeholder, hint }: AmountFieldProps) {
  const typed = form.values[name];
  const spec: AmountSpec = propertyFields[name];
  const amount = (spec.kind === 'pesos' ? readPesos : readAmount)(typed);
  const says = spec.kind === 'price' ? understoodPrice : understood;
  return (
    <TextField
      label={fieldLabels[name]}
      inputMode="decimal"
      placeholder={placeholder}
      description={amount === '' ? hint : says(amount, spec, form.values.currency)}
      hintBelow
      {...form.field(name)}
      // '3450000' from a phone's number keys is easier to check as '3,450,000'.
      onBlur={() => {
        if (amount !== null && grouped(amount) !== typed) form.set(name, grouped(amount));
      }}
    />
  );
}
