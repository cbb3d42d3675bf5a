import { formatMoney, formatMoneyWithCurrency } from '@pbr/schemas/format/money';
import { AffixField } from '@pbr/ui/fields/affix-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';
import {
  commissionAmount,
  commissionCases,
  isUnusuallyHigh,
  percentageOfCommission,
  type ShareTerms,
} from '@pbr/schemas/commission/amounts';
import { partWords } from '@pbr/schemas/commission/terms-words';
import {
  type Reading,
  readTyped,
  readTypedIn,
  valueOf,
} from '@pbr/schemas/typed-number/read-typed';
import { useRef, useState } from 'react';
import type { FieldOf } from '../../../lib/forms/use-form.ts';
import { caseWords, useVatWords } from '../share-words.ts';
import { PartOfCommission } from './part-of-commission.tsx';
import { useCommissionPart } from './use-commission-part.ts';
import classes from './dialog.module.css';

interface TermsFieldsProps {
  property: PropertyCommissions['property'];
  field: FieldOf<'percentage' | 'fixedAmount' | 'notes'>;
  share?: CommissionShare;
}

/** In per cent of the price: of a sale, and of a rent a month. */
const USUAL = { sale: '5', rent: '100' };

/** The terms of a share: the part of the commission and what it comes to, a fixed amount, and notes. */
export function TermsFields({ property, field, share }: TermsFieldsProps) {
  const ofRent = property.operationType === 'renta';
  const usual = ofRent ? USUAL.rent : USUAL.sale;
  const first = share?.percentage ?? percentageOfCommission(usual, '50') ?? '';
  const [percentage, setPercentage] = useState(first);
  const [fixedAmount, setFixedAmount] = useState(share?.fixedAmount ?? '');
  const readPercentage = readTyped('percent', percentage);
  const readAmount = readTypedIn('amount', fixedAmount, property.currency);
  const input = useRef<HTMLInputElement>(null);
  const part = useCommissionPart({
    usual,
    share,
    percentage,
    onUse: (result) => fillIn(result, input.current),
  });
  return (
    <>
      <div className={classes.percentage}>
        <input type="hidden" name="commissionTotal" value={part.terms?.commissionTotal ?? ''} />
        <input type="hidden" name="commissionPart" value={part.terms?.commissionPart ?? ''} />
        <PartOfCommission part={part} ofRent={ofRent}>
          <AffixField
            ref={input}
            label="Porcentaje del precio"
            description={
              readPercentage.is === 'refused'
                ? readPercentage.reason
                : 'Se calcula de la parte; puedes cambiarlo.'
            }
            required
            inputMode="decimal"
            autoComplete="off"
            placeholder="Ej. 2.50"
            end="%"
            onInput={({ currentTarget }) => setPercentage(currentTarget.value)}
            {...field('percentage', first)}
          />
        </PartOfCommission>
        <WhatItComesTo
          property={property}
          terms={part.terms ?? typedAlone(valueOf(readPercentage))}
        />
      </div>
      <AffixField
        label="Monto fijo"
        description={amountHint(readAmount, property.currency)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="Ej. 25,000"
        start="$"
        onInput={({ currentTarget }) => setFixedAmount(currentTarget.value)}
        {...field('fixedAmount', share?.fixedAmount)}
      />
      <TextArea
        label="Notas"
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
function fillIn(result: string, input: HTMLInputElement | null) {
  if (!input) return;
  input.value = result;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface WhatItComesToProps {
  property: PropertyCommissions['property'];
  terms: ShareTerms;
}

/** A percentage that is typed by itself. */
const typedAlone = (percentage: string): ShareTerms => ({
  percentage,
  commissionTotal: null,
  commissionPart: null,
});

function WhatItComesTo({ property, terms }: WhatItComesToProps) {
  const { currency } = property;
  const { percentage } = terms;
  const vat = useVatWords();
  const part = partWords(terms);
  const cases = commissionCases(property, terms);
  const isReadable = commissionAmount('1', percentage) !== null;
  return (
    <div role="status" className={classes.comesTo}>
      {cases.map(
        ({ operation, price, amount }) =>
          amount !== null &&
          price !== null && (
            <p key={operation}>
              <strong>{formatMoneyWithCurrency(amount, currency) + vat}</strong>
              {` de ${formatMoney(price, currency)}`}
              {cases.length > 1 && ` ${caseWords[operation]}`}
            </p>
          ),
      )}
      {part !== null && <p className={classes.hint}>{`${part} = ${percentage} % del precio`}</p>}
      {isReadable && cases.every(({ price }) => price === null) && (
        <p>La propiedad no tiene precio: el monto se calcula cuando lo publiques.</p>
      )}
      {part === null && isReadable && isUnusuallyHigh(percentage) && (
        <p className={classes.warning}>
          {`Es el ${percentage} % del precio, no de la comisión. Si acordaron una parte de la comisión, elígela arriba.`}
        </p>
      )}
    </div>
  );
}
