import { propertyFields } from '@pbr/schemas/property/fields';
import type { Currency } from '@pbr/schemas/property/values';
import { readTypedIn } from '@pbr/schemas/typed-number/read-typed';
import { TextField } from '@pbr/ui/fields/text-field';
import { useState } from 'react';
import type { FormField } from '../../../lib/forms/use-form.ts';
import { currencyOffer } from '../currency-offer.tsx';
import { grouped, understoodAmount } from '../typed-amounts.ts';

interface PriceFieldProps extends FormField {
  name: 'salePrice' | 'rentPrice';
  currency: Currency;
  onCurrency: (currency: Currency) => void;
  stored: string | null;
  isFirst: boolean;
}

/** A price as people type it, with the understood one below. */
export function PriceField(props: PriceFieldProps) {
  const { name, currency, onCurrency, stored, isFirst, error, ...field } = props;
  const [typed, setTyped] = useState(grouped(stored ?? ''));
  const spec = propertyFields[name];
  const reading = readTypedIn('price', typed, currency);
  const offer = currencyOffer(reading, onCurrency);
  const hint =
    typed.trim() === ''
      ? 'Si lo dejas vacío, dice “Precio a consultar”.'
      : understoodAmount(spec, typed, reading, currency);
  return (
    <TextField
      label={`${spec.label} (${currency})`}
      inputMode="decimal"
      autoComplete="off"
      description={offer ?? hint}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      // The new price replaces the old one.
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...(isFirst && { 'data-autofocus': true })}
      {...field}
      name={name}
      error={error && (offer ?? error)}
    />
  );
}
