import { Button } from '@pbr/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { SettingDifference, Side } from './setting-differences.ts';
import classes from './settings.module.css';

const SIDES: Readonly<Record<Side, string>> = { mine: 'Lo tuyo', theirs: 'Lo guardado' };

interface SettingConflictProps {
  differences: readonly SettingDifference[];
  isSaving: boolean;
  onChoose: (chosen: readonly { name: string; value: string }[]) => void;
}

/** Shown when somebody else saved in the meantime: both values of each field, and a choice. Nothing here is stored yet. */
export function SettingConflict({ differences, isSaving, onChoose }: SettingConflictProps) {
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ name, suggested }: SettingDifference) => chosen[name] ?? suggested;
  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <section ref={region} tabIndex={-1} className={classes.conflict} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Alguien más guardó la configuración mientras la editabas
      </h2>
      <p>
        {differences.length > 0
          ? 'Lo tuyo todavía no se guarda. Elige qué se queda en cada campo.'
          : 'Lo guardado ya dice lo mismo que tu formulario.'}
      </p>
      {differences.map((difference) => (
        <fieldset key={difference.name} className={classes.choice}>
          <legend>{difference.label}</legend>
          {(Object.keys(SIDES) as Side[]).map((side) => (
            <label key={side} className={classes.option}>
              <input
                type="radio"
                name={`conflict-${difference.name}`}
                checked={sideOf(difference) === side}
                onChange={() => setChosen({ ...chosen, [difference.name]: side })}
              />
              <strong>{SIDES[side]}</strong>
              <span>{difference[side] === '' ? 'Sin dato' : difference[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        look="primary"
        isBusy={isSaving}
        onClick={() =>
          onChoose(differences.map((one) => ({ name: one.name, value: one[sideOf(one)] })))
        }
      >
        {isSaving ? 'Guardando...' : 'Guardar lo elegido'}
      </Button>
    </section>
  );
}
