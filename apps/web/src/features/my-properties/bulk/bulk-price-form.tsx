import { formatMoney } from '@pbr/schemas/format/money';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { Currency } from '@pbr/schemas/property/values';
import { Button } from '@pbr/ui/button';
import { AffixField } from '@pbr/ui/fields/affix-field';
import { ChoiceGroup } from '@pbr/ui/fields/choice-group';
import { SelectField } from '@pbr/ui/fields/select-field';
import { FormActions, FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { currencyOffer } from '../currency-offer.tsx';
import { understoodAmount } from '../typed-amounts.ts';
import {
  checkPrices,
  type PriceBulkChange,
  type PriceValues,
  questionsOf,
  readValue,
  startValues,
} from './price-values.ts';
import { type OnLooked, useLook } from './use-look.ts';
import classes from './bulk.module.css';

interface BulkPriceFormProps {
  listings: readonly MyProperty[];
  /** The text that was typed before the preview. */
  typed?: PriceBulkChange;
  onLooked: OnLooked;
  onClose: () => void;
}

const DIRECTIONS = [
  { value: 'down', label: 'Bajar' },
  { value: 'up', label: 'Subir' },
] as const;
const UNITS = [
  { value: 'percent', label: 'Porcentaje' },
  { value: 'amount', label: 'Monto' },
] as const;
const CURRENCY_LABELS = { MXN: 'Pesos (MXN)', USD: 'Dólares (USD)' };
const PRICE_LABELS = { sale: 'El precio de venta', rent: 'La renta', both: 'Los dos' };

/** How the prices change: up or down, by how much, and which of them. */
export function BulkPriceForm({ listings, typed, onLooked, onClose }: BulkPriceFormProps) {
  const questions = questionsOf(listings);
  const [values, setValues] = useState<PriceValues>(() => startValues(questions, typed));
  const { look, onFailure } = useLook(listings, onLooked);
  const form = useForm({
    check: () => checkPrices(values),
    send: (change) => look(change, leadOf(change)),
    onFailure,
  });
  const { field, formProps, isSending, failure } = form;

  function set<Name extends keyof PriceValues>(name: Name, value: PriceValues[Name]) {
    setValues((before) => ({ ...before, [name]: value }));
    form.dropError(name);
  }

  const isAmount = values.by === 'amount';
  const [offered, setOffered] = useState<Currency>();
  const offer =
    questions.currencies.length > 1
      ? currencyOffer(readValue(values), (currency) => {
          setOffered(currency);
          set('currency', currency);
          form.dropError('value');
        })
      : null;
  return (
    <form {...formProps} className={classes.step}>
      <ChoiceGroup
        legend="Los precios"
        name="direction"
        options={DIRECTIONS}
        chosen={[values.direction]}
        onChoose={(direction) => set('direction', direction)}
      />
      <ChoiceGroup
        legend="Por"
        name="by"
        options={UNITS}
        chosen={[values.by]}
        onChoose={(by) => {
          set('by', by);
          form.dropError('value');
        }}
      />
      {isAmount && questions.currencies.length > 1 && (
        <SelectField
          label="Moneda del monto"
          description="Las propiedades en la otra moneda se quedan como están."
          required
          empty="Elige la moneda"
          options={CURRENCY_LABELS}
          // Controlled, it would be set back when its error disappears, before the choice is read.
          key={offered}
          defaultValue={values.currency}
          onChange={({ currentTarget }) => set('currency', currentTarget.value)}
          {...field('currency')}
        />
      )}
      <AffixField
        label={isAmount ? 'Monto' : 'Porcentaje'}
        required
        inputMode="decimal"
        autoComplete="off"
        {...(isAmount ? { start: '$' } : { end: '%' })}
        description={offer ?? hintOf(values, questions.isMixed)}
        value={values.value}
        onChange={({ currentTarget }) => set('value', currentTarget.value)}
        data-autofocus
        {...field('value')}
        error={field('value').error && (offer ?? field('value').error)}
      />
      {questions.hasBoth && (
        <SelectField
          label="De las que están en venta y renta, cambia"
          required
          empty="Elige qué precio"
          options={PRICE_LABELS}
          defaultValue={values.prices}
          onChange={({ currentTarget }) => set('prices', currentTarget.value)}
          {...field('prices')}
        />
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Calculando...">
          Ver los precios nuevos
        </SubmitButton>
      </FormActions>
    </form>
  );
}

/** 'Bajan 5.5 %.', 'Suben $50,000 MXN.' */
function leadOf({ direction, by, value, currency }: PriceBulkChange): string {
  const verb = direction === 'down' ? 'Bajan' : 'Suben';
  if (by === 'percent') return `${verb} ${value} %.`;
  return `${verb} ${formatMoney(value, currency ?? 'MXN')} ${currency}.`;
}

function hintOf(values: PriceValues, isMixed: boolean): string {
  const reading = readValue(values);
  const isPercent = values.by === 'percent';
  if (values.value.trim() !== '' && reading.is === 'refused') return reading.reason;
  if (isPercent) return 'Los precios nuevos se redondean a pesos o dólares enteros.';
  const said =
    (values.value.trim() !== '' &&
      understoodAmount(AMOUNT, values.value, reading, values.currency)) ||
    'Se suma o se resta tal cual a cada precio.';
  return isMixed ? `${said} Es el mismo para precios de venta y rentas.` : said;
}

const AMOUNT = { kind: 'price', label: 'Monto' } as const;
