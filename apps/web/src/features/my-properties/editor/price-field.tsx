import { TextField } from '@pbr/ui/fields/text-field';
import { formatMoney } from '../../../lib/format/format.ts';
import { fieldLabels, grouped } from './form-values.ts';
import { readAmount } from './typed-number.ts';
import type { ListingForm } from './use-listing-form.ts';

interface PriceFieldProps {
  form: ListingForm;
  name: 'salePrice' | 'rentPrice';
}

/** A price as people type it, with the understood amount below. */
export function PriceField({ form, name }: PriceFieldProps) {
  const { salePrice, rentPrice, currency } = form.values;
  const typed = name === 'salePrice' ? salePrice : rentPrice;
  return (
    <TextField
      label={fieldLabels[name]}
      inputMode="decimal"
      placeholder={name === 'salePrice' ? '4,500,000' : '25,000'}
      description={understoodPrice(typed, currency, name === 'rentPrice')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.field(name)}
      // '3450000' from a phone's number keys is easier to check as '3,450,000'.
      onBlur={() => {
        const amount = readAmount(typed);
        if (amount !== null && grouped(amount) !== typed) form.set(name, grouped(amount));
      }}
    />
  );
}

/** 'Se entiende $4,500,000 MXN' */
function understoodPrice(typed: string, currency: string, isRent: boolean): string {
  const amount = readAmount(typed);
  if (amount === '') return 'Por ejemplo 4,500,000, 4.5 M u 850 mil.';
  if (amount === null) return 'No se entiende: escribe, por ejemplo, 4,500,000 o 4.5 M.';
  const [whole = '', fraction] = amount.split('.');
  const cents = fraction === undefined ? '' : `.${fraction.padEnd(2, '0')}`;
  const name = currency === 'USD' ? 'USD' : 'MXN';
  return `Se entiende ${formatMoney(whole, currency)}${cents} ${name}${isRent ? ' al mes' : ''}.`;
}
