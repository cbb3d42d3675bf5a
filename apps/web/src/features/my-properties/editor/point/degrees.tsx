import { linkProblem, readPoint } from '@pbr/schemas/format/typed-point';
import { Button } from '@pbr/ui/button';
import { TextField } from '@pbr/ui/fields/text-field';
import { Fold } from '@pbr/ui/fold';
import { Pair } from '@pbr/ui/form-parts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldLabels } from '../form-values.ts';
import type { ListingForm } from '../use-listing-form.ts';
import { PointAdvice } from './point-advice.tsx';
import type { SettledPoint } from './use-settled-point.ts';
import classes from '../editor.module.css';

interface DegreesProps {
  form: ListingForm;
  point: SettledPoint;
  /** The first field. */
  first: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The point as numbers, which work without the map. An error opens them. */
export function Degrees({ form, point, first, isOpen, onToggle }: DegreesProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const isWrong = AXES.some((name) => errorOf(name, { form, point }) !== undefined);
  useLayoutEffect(() => {
    // Before the focus goes to the field, which it cannot while that is hidden.
    if (isWrong && box.current) box.current.open = true;
  });
  return (
    <Fold
      ref={box}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      summary="Avanzado: escribir las coordenadas"
    >
      <div className={classes.degrees}>
        <Pair>
          {AXES.map((name) => (
            <CoordinateField
              key={name}
              form={form}
              point={point}
              name={name}
              {...(name === 'latitude' && { ref: first })}
            />
          ))}
        </Pair>
        <Mending point={point} />
        <p className={classes.hint}>
          Puedes pegar las dos juntas en cualquiera de los campos, o un enlace largo de Google Maps,
          Apple o Waze.
        </p>
      </div>
    </Fold>
  );
}

const AXES = ['latitude', 'longitude'] as const;
type Axis = (typeof AXES)[number];

const EXAMPLES: Record<Axis, string> = { latitude: 'Ej. 19.4133', longitude: 'Ej. -99.1712' };

const errorOf = (name: Axis, { form, point }: Pick<DegreesProps, 'form' | 'point'>) =>
  linkProblem(form.values[name]) ?? form.errorOf(name) ?? point.problems[name];

interface CoordinateFieldProps extends Pick<DegreesProps, 'form' | 'point'> {
  name: Axis;
  ref?: RefObject<HTMLInputElement | null>;
}

/** A text that holds both numbers fills both fields, once it is complete. */
function CoordinateField({ form, point, name, ref }: CoordinateFieldProps) {
  const takePoint = (text: string) => {
    const found = readPoint(text);
    if (found) point.set(found);
    return found !== null;
  };
  return (
    <TextField
      {...form.field(name)}
      {...(ref && { ref })}
      label={fieldLabels[name]}
      placeholder={EXAMPLES[name]}
      error={errorOf(name, { form, point })}
      onBlur={({ currentTarget }) => {
        if (!takePoint(currentTarget.value)) point.settle();
      }}
      onPaste={(event) => {
        if (takePoint(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
}

function Mending({ point: { mended, set } }: { point: SettledPoint }) {
  if (!mended) return null;
  const { latitude, longitude } = mended;
  return (
    <PointAdvice text={`¿Quisiste escribir ${latitude}, ${longitude}?`}>
      <Button onClick={() => set(mended)}>Sí, corregir</Button>
    </PointAdvice>
  );
}
