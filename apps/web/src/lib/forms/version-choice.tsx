import { Button } from '@pbr/ui/button';
import { CheckInput } from '@pbr/ui/fields/check-input';
import { useEffect, useId, useRef, useState } from 'react';

export type Side = 'mine' | 'theirs';

/** A field whose value in this form differs from what is stored. */
export interface Difference<Name extends string = string> {
  name: Name;
  label: string;
  mine: string;
  theirs: string;
  /** The labels of the values, where these are not words. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The likely choice: `mine` if this person changed the field, otherwise `theirs`. */
  suggested: Side;
}

const SIDES: Readonly<Record<Side, string>> = { mine: 'Lo tuyo', theirs: 'Lo guardado' };

interface VersionChoiceProps<Name extends string> {
  title: string;
  heading: 'h2' | 'h3';
  /** Says that nothing is stored yet. */
  lead: string;
  differences: readonly Difference<Name>[];
  isSaving: boolean;
  /** The looks of the form around it. */
  classes: { [Part in 'region' | 'title' | 'choice' | 'option' | 'text']?: string | undefined };
  onChoose: (sides: ReadonlyMap<Name, Side>) => void;
}

/** Two people edited at once: shows both values of each field and a choice. */
export function VersionChoice<Name extends string>(props: VersionChoiceProps<Name>) {
  const { title, heading: Heading, lead, differences, isSaving, classes, onChoose } = props;
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<Name, Side>>(new Map());
  const sideOf = ({ name, suggested }: Difference<Name>) => chosen.get(name) ?? suggested;

  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <section ref={region} tabIndex={-1} className={classes.region} aria-labelledby={titleId}>
      <Heading id={titleId} className={classes.title}>
        {title}
      </Heading>
      <p>{differences.length > 0 ? lead : 'Lo guardado ya dice lo mismo que tu formulario.'}</p>
      {differences.map((difference) => (
        <fieldset key={difference.name} className={classes.choice}>
          <legend>{difference.label}</legend>
          {(Object.keys(SIDES) as Side[]).map((side) => (
            <label key={side} className={classes.option}>
              <CheckInput
                type="radio"
                name={`conflict-${difference.name}`}
                checked={sideOf(difference) === side}
                onChange={() => setChosen(new Map(chosen).set(difference.name, side))}
              />
              <strong>{SIDES[side]}</strong>
              <span className={classes.text}>
                {difference.labels?.[difference[side]] ?? (difference[side] || 'Sin dato')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="wrap">
        <Button
          look="primary"
          isBusy={isSaving}
          onClick={() => onChoose(new Map(differences.map((one) => [one.name, sideOf(one)])))}
        >
          {isSaving ? 'Guardando...' : 'Guardar lo elegido'}
        </Button>
      </div>
    </section>
  );
}
