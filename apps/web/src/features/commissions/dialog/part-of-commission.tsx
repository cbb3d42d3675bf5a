import { AffixField } from '@pbr/ui/fields/affix-field';
import { ChoiceGroup } from '@pbr/ui/fields/choice-group';
import type { ReactNode } from 'react';
import type { CommissionPart } from './use-commission-part.ts';
import classes from './dialog.module.css';

const PARTS = [
  { value: '50', label: '50/50' },
  { value: '40', label: '60/40' },
  { value: '30', label: '70/30' },
  { value: 'own', label: 'Otra' },
] as const;

interface PartOfCommissionProps {
  part: CommissionPart;
  /** The total is a percentage of a month's rent. */
  ofRent: boolean;
  /** The percentage that the part makes, as a field. */
  children: ReactNode;
}

/** Agents say '50/50' and mean half of the commission; this makes it a percentage of the price. */
export function PartOfCommission({ part, ofRent, children }: PartOfCommissionProps) {
  return (
    <div className={classes.part}>
      <ChoiceGroup
        className={classes.parts}
        legend="Parte de la comisión"
        name="partChoice"
        options={PARTS}
        chosen={[part.chosen]}
        onChoose={part.choose}
      />
      <p className={classes.hint}>Primero la de quien comparte, después la de quien recibe.</p>
      <div className={classes.partFields}>
        <AffixField
          label="Comisión total"
          description={ofRent ? '100 % es un mes de renta.' : 'Del precio de la propiedad.'}
          inputMode="decimal"
          autoComplete="off"
          end="%"
          value={part.whole}
          onChange={({ currentTarget }) => part.changeWhole(currentTarget.value)}
        />
        {part.chosen === 'own' && (
          <AffixField
            label="Parte de quien recibe"
            inputMode="decimal"
            autoComplete="off"
            placeholder="Ej. 35"
            end="%"
            value={part.own}
            onChange={({ currentTarget }) => part.changeOwn(currentTarget.value)}
          />
        )}
        {children}
      </div>
    </div>
  );
}
