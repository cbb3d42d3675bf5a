import { AffixField } from '@pbr/ui/fields/affix-field';
import { percentageOfCommission } from '@pbr/schemas/commission/amounts';
import { readTyped, valueOf } from '@pbr/schemas/typed-number/read-typed';
import { Button } from '@pbr/ui/button';
import { useState } from 'react';
import classes from './dialog.module.css';

const plain = (typed: string) => valueOf(readTyped('percent', typed));

/** Agents say '50 %' and mean half of the commission; this converts it to a percentage of the price. */
export function PartOfCommission({ onUse }: { onUse: (percentage: string) => void }) {
  const [whole, setWhole] = useState('5');
  const [part, setPart] = useState('50');
  const [isOpen, setOpen] = useState(false);
  const result = percentageOfCommission(plain(whole), plain(part));

  return (
    <details
      className={classes.helper}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>% de la comisión</summary>
      <div className={classes.helperFields}>
        <AffixField
          label="Comisión total"
          inputMode="decimal"
          autoComplete="off"
          end="%"
          value={whole}
          onChange={({ currentTarget }) => setWhole(currentTarget.value)}
        />
        <span aria-hidden="true">×</span>
        <AffixField
          label="Parte del agente"
          inputMode="decimal"
          autoComplete="off"
          end="%"
          value={part}
          onChange={({ currentTarget }) => setPart(currentTarget.value)}
        />
      </div>
      <div className={classes.helperResult}>
        <p role="status">
          {result === null ? (
            'Escribe dos porcentajes, por ejemplo 5 y 50.'
          ) : (
            <>
              {`${plain(whole)} % × ${plain(part)} % = `}
              <strong>{`${result} %`}</strong> del precio
            </>
          )}
        </p>
        {result !== null && (
          <Button
            onClick={() => {
              onUse(result);
              setOpen(false);
            }}
          >
            {`Usar ${result} %`}
          </Button>
        )}
      </div>
    </details>
  );
}
