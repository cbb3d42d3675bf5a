import { formatMoney, formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import { AffixField } from '@pbr/ui/fields/affix-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';
import {
  commissionAmount,
  commissionCases,
  isUnusuallyHigh,
} from '@pbr/schemas/commission/amounts';
import {
  type Reading,
  readTyped,
  readTypedIn,
  valueOf,
} from '@pbr/schemas/typed-number/read-typed';
import { useRef, useState } from 'react';
import type { FieldOf } from '../../../lib/forms/use-form.ts';
import { caseWords } from '../share-words.ts';
import { PartOfCommission } from './part-of-commission.tsx';
import classes from './dialog.module.css';

interface TermsFieldsProps {
  property: PropertyCommissions['property'];
  field: FieldOf<'percentage' | 'fixedAmount' | 'notes'>;
  share?: CommissionShare;
}

/** The terms of a share: percentage with its live amount, a fixed amount, and notes. */
export function TermsFields({ property, field, share }: TermsFieldsProps) {
  const [percentage, setPercentage] = useState(share?.percentage ?? '');
  const [fixedAmount, setFixedAmount] = useState(share?.fixedAmount ?? '');
  const readPercentage = readTyped('percent', percentage);
  const readAmount = readTypedIn('amount', fixedAmount, property.currency);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={classes.percentage}>
        <AffixField
          ref={input}
          label="Porcentaje del precio"
          description={
            readPercentage.is === 'refused'
              ? readPercentage.reason
              : 'De 0.01 a 100, con dos decimales.'
          }
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="Ej. 2.50"
          end="%"
          onInput={({ currentTarget }) => setPercentage(currentTarget.value)}
          {...field('percentage', share?.percentage)}
        />
        <WhatItComesTo property={property} percentage={valueOf(readPercentage)} />
        <PartOfCommission onUse={(result) => use(result, input.current)} />
      </div>
      <AffixField
        label="Monto fijo (opcional)"
        description={amountHint(readAmount, property.currency)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="Ej. 25,000"
        start="$"
        onInput={({ currentTarget }) => setFixedAmount(currentTarget.value)}
        {...field('fixedAmount', share?.fixedAmount)}
      />
      <TextArea
        label="Notas (opcional)"
        description="Las lee la otra persona; por ejemplo, cuándo se paga."
        rows={3}
        {...field('notes', share?.notes)}
      />
    </>
  );
}

function amountHint(reading: Reading, currency: string): string {
  if (reading.is === 'refused') return reading.reason;
  const said =
    reading.is === 'number'
      ? `Se entiende ${formatMoneyWithCurrency(reading.value, currency)}. `
      : '';
  return `${said}Se anota junto al porcentaje; no se suma.`;
}

/** Sends the `input` event of typing, so that an old error message disappears. */
function use(result: string, input: HTMLInputElement | null) {
  if (!input) return;
  input.value = result;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

interface WhatItComesToProps {
  property: PropertyCommissions['property'];
  percentage: string;
}

function WhatItComesTo({ property, percentage }: WhatItComesToProps) {
  const { currency } = property;
  const cases = commissionCases(property, percentage);
  const isReadable = commissionAmount('1', percentage) !== null;
  return (
    <div role="status" className={classes.comesTo}>
      {cases.map(
        ({ operation, price, amount }) =>
          amount !== null &&
          price !== null && (
            <p key={operation}>
              <strong>{formatMoneyWithCurrency(amount, currency)}</strong>
              {` de ${formatMoney(price, currency)}`}
              {cases.length > 1 && ` ${caseWords[operation]}`}
            </p>
          ),
      )}
      {isReadable && cases.every(({ price }) => price === null) && (
        <p>La propiedad no tiene precio: el monto se calcula cuando lo publiques.</p>
      )}
      {isReadable && isUnusuallyHigh(percentage) && (
        <p className={classes.warning}>
          {`Es el ${percentage} % del precio, no de la comisión. Si acordaron una parte de la comisión, calcúlala abajo.`}
        </p>
      )}
    </div>
  );
}
