import { priceLines } from '@pbr/schemas/format/price-lines';
import { newPrices } from '@pbr/schemas/property/prices/doubtful-price';
import { priceFormSchema } from '@pbr/schemas/property/write';
import type { Currency } from '@pbr/schemas/property/values';
import { Button } from '@pbr/ui/button';
import { ButtonRow } from '@pbr/ui/button-row';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { correctPrices } from './asked-prices.ts';
import { PriceField } from './price-field.tsx';
import { usePriceQuestion } from './use-price-question.tsx';
import { type RepricedListing, useSavePrice } from './use-save-price.ts';
import classes from './price.module.css';

interface PriceFormProps {
  listing: RepricedListing;
  onClose: () => void;
  onAsking: (isAsking: boolean) => void;
}

/** The prices of one listing, without the rest of its form. */
export function PriceForm({ listing, onClose, onAsking }: PriceFormProps) {
  const { read, isStale, save, onFailure } = useSavePrice({ listing, onSaved: onClose });
  const question = usePriceQuestion(onAsking);
  const { operationType } = read;
  const [chosen, setChosen] = useState<Currency>();
  const currency = chosen ?? (read.currency === 'USD' ? 'USD' : 'MXN');
  const { field, formProps, isSending, failure, dropError } = useForm({
    schema: priceFormSchema(currency),
    onFailure,
    send: async (prices) => {
      const wrong = await question.pricesToCorrect(newPrices({ ...listing, ...prices }, read));
      if (wrong.length > 0) return correctPrices(wrong);
      return save(prices);
    },
  });
  const names = (['salePrice', 'rentPrice'] as const).filter(
    (name) => operationType !== (name === 'salePrice' ? 'renta' : 'venta'),
  );
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.listing}>{listing.name}</p>
      {isStale && (
        <FormError>
          Alguien más cambió esta propiedad. Ahora dice{' '}
          {priceLines(read)
            .map(({ text, perMonth }) => text + (perMonth ? ' al mes' : ''))
            .join(' y ')}
          . Guarda otra vez para poner tu precio.
        </FormError>
      )}
      {names.map((name, index) => (
        <PriceField
          key={name}
          currency={currency}
          onCurrency={(other) => {
            setChosen(other);
            // The errors were about the currency.
            names.forEach(dropError);
          }}
          stored={listing[name]}
          isFirst={index === 0}
          {...field(name)}
          name={name}
        />
      ))}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <ButtonRow>
        <Button onClick={onClose}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Guardar precio
        </SubmitButton>
      </ButtonRow>
      {question.dialog}
    </form>
  );
}
