import { AffixField } from '@pbr/ui/fields/affix-field';
import { ChoiceGroup } from '@pbr/ui/fields/choice-group';
import type { CommissionPart } from './use-commission-part.ts';
import classes from './dialog.module.css';

const PARTS = [
  { value: '50', label: '50/50' },
  { value: '40', label: '60/40' },
  { value: '30', label: '70/30' },
  { value: 'own', label: 'Otra' },
] as const;

/** Agents say '50/50' and mean half of the commission; this makes it a percentage of the price. */
export function PartOfCommission({ part }: { part: CommissionPart }) {
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
      </div>
    </div>
  );
}
