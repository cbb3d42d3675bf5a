import { readAmount } from '@pbr/schemas/format/typed-number';
import { propertyFields } from '@pbr/schemas/property/fields';
import { TextField } from '@pbr/ui/fields/text-field';
import { useState } from 'react';
import type { FormField } from '../../../lib/forms/use-form.ts';
import { grouped, understoodPrice } from '../typed-amounts.ts';

interface PriceFieldProps extends FormField {
  name: 'salePrice' | 'rentPrice';
  currency: string;
  stored: string | null;
  isFirst: boolean;
}

/** A price as people type it, with the understood one below. */
export function PriceField({ name, currency, stored, isFirst, ...field }: PriceFieldProps) {
  const [typed, setTyped] = useState(grouped(stored ?? ''));
  const spec = propertyFields[name];
  const amount = readAmount(typed);
  return (
    <TextField
      label={`${spec.label} (${currency})`}
      inputMode="decimal"
      autoComplete="off"
      description={
        amount === ''
          ? 'Vacío se lee «Precio a consultar».'
          : understoodPrice(amount, spec, currency)
      }
      hintBelow
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      // The new price replaces the old one.
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...(isFirst && { 'data-autofocus': true })}
      {...field}
      name={name}
    />
  );
}
