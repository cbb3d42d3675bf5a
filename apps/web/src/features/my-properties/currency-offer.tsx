import type { Currency } from '@pbr/schemas/property/values';
import type { Reading } from '@pbr/schemas/typed-number/read-typed';
import { Button } from '@pbr/ui/button';
import type { ReactNode } from 'react';

/** Says that an amount is in another currency than its field, and changes the field's at a click; null for any other text. */
export function currencyOffer(reading: Reading, onChange: (currency: Currency) => void): ReactNode {
  if (reading.is !== 'refused' || reading.otherCurrency === undefined) return null;
  const { otherCurrency, reason } = reading;
  return (
    <>
      {`${reason} `}
      <Button
        onClick={() => onChange(otherCurrency)}
      >{`Cambiar la moneda a ${otherCurrency}`}</Button>
    </>
  );
}
