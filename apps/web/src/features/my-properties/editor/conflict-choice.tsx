import { Button } from '@pbr/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListingField, ListingValues } from './form-values.ts';
import { type ListingDifference, differencesBetween, type Side } from './merge-versions.ts';
import classes from './editor.module.css';

const SIDES: Readonly<Record<Side, string>> = { mine: 'Lo tuyo', theirs: 'Lo guardado' };

interface ConflictChoiceProps {
  base: ListingValues;
  mine: ListingValues;
  theirs: ListingValues;
  isSaving: boolean;
  onChoose: (choice: Partial<Record<ListingField, Side>>) => void;
}

/** Two people edited at once: shows both values of each field and a choice. Nothing is stored yet. */
export function ConflictChoice({ base, mine, theirs, isSaving, onChoose }: ConflictChoiceProps) {
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const differences = differencesBetween(base, mine, theirs);
  const [chosen, setChosen] = useState<Partial<Record<ListingField, Side>>>({});
  const sideOf = ({ field, suggested }: ListingDifference) => chosen[field] ?? suggested;
  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <section ref={region} tabIndex={-1} className={classes.notice} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.noticeTitle}>
        Alguien más cambió esta propiedad mientras la editabas
      </h3>
      <p>
        {differences.length > 0
          ? 'Todavía no se guarda nada. Elige qué se queda en cada campo.'
          : 'Lo guardado ya dice lo mismo que tu formulario.'}
      </p>
      {differences.map((difference) => (
        <fieldset key={difference.field} className={classes.choice}>
          <legend>{difference.label}</legend>
          {(Object.keys(SIDES) as Side[]).map((side) => (
            <label key={side} className={classes.option}>
              <input
                type="radio"
                name={`conflict-${difference.field}`}
                checked={sideOf(difference) === side}
                onChange={() => setChosen({ ...chosen, [difference.field]: side })}
              />
              <strong>{SIDES[side]}</strong>
              <span className={classes.version}>{difference[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={classes.noticeActions}>
        <Button
          look="primary"
          isBusy={isSaving}
          onClick={() =>
            onChoose(Object.fromEntries(differences.map((one) => [one.field, sideOf(one)])))
          }
        >
          {isSaving ? 'Guardando...' : 'Guardar lo elegido'}
        </Button>
      </div>
    </section>
  );
}
