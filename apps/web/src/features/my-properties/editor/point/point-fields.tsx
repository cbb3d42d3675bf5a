import { propertyFields } from '@pbr/schemas/property/fields';
import type { KnownColonia } from '@pbr/schemas/property/places';
import { linkProblem, readPoint, type TypedPoint } from '@pbr/schemas/format/typed-point';
import { Button } from '@pbr/ui/button';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Switch } from '@pbr/ui/fields/switch';
import { TextField } from '@pbr/ui/fields/text-field';
import { Pair } from '@pbr/ui/form-parts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { fieldLabels } from '../form-values.ts';
import { useOwnPosition } from './use-own-position.ts';
import { useSettledPoint } from './use-settled-point.ts';
import type { ListingForm } from '../use-listing-form.ts';
import classes from '../editor.module.css';

interface PointFieldsProps {
  form: ListingForm;
  known: KnownColonia | undefined;
}

/** The point of a listing, and what others see of point and street. */
export function PointFields({ form, known }: PointFieldsProps) {
  const { hideStreet, locationPrecision, latitude } = form.values;
  const isHidden = hideStreet === 'true';
  const disagree = isHidden && locationPrecision === 'exacta' && latitude.trim() !== '';
  const point = useSettledPoint(form, known);
  const first = useRef<HTMLInputElement>(null);
  return (
    <>
      <Switch
        label={fieldLabels.hideStreet}
        description="Los ven solo tú y la administración; nadie encuentra la propiedad por su calle."
        checked={isHidden}
        onChange={({ currentTarget }) => form.set('hideStreet', String(currentTarget.checked))}
      />
      <Pair>
        <CoordinateField
          form={form}
          point={point}
          name="latitude"
          placeholder="Ej. 19.4133"
          ref={first}
        />
        <CoordinateField form={form} point={point} name="longitude" placeholder="Ej. -99.1712" />
      </Pair>
      <Mending point={point} />
      {point.question !== null && (
        <PointAdvice text={point.question}>
          <Button onClick={point.confirm}>Sí, es correcto</Button>
          <Button
            onClick={() => {
              first.current?.focus();
              first.current?.select();
            }}
          >
            Corregir
          </Button>
        </PointAdvice>
      )}
      <p className={classes.hint}>
        Puedes pegar las dos juntas en cualquiera de los campos, o un enlace largo de Google Maps,
        Apple o Waze.
      </p>
      <OtherWays known={known} neighborhood={form.values.neighborhood.trim()} onPoint={point.set} />
      <SelectField
        label={fieldLabels.locationPrecision}
        options={propertyFields.locationPrecision.labels}
        {...form.field('locationPrecision')}
      />
      {disagree && (
        <PointAdvice text="Ocultas la calle, pero el punto exacto la da a conocer. Elige «Aproximada» u «Oculta» si nadie debe saberla." />
      )}
    </>
  );
}

type SettledPoint = ReturnType<typeof useSettledPoint>;

interface CoordinateFieldProps {
  form: ListingForm;
  point: SettledPoint;
  name: 'latitude' | 'longitude';
  placeholder: string;
  ref?: RefObject<HTMLInputElement | null>;
}

/** A text that holds both numbers fills both fields, once it is complete. */
function CoordinateField({ form, point, name, placeholder, ref }: CoordinateFieldProps) {
  const { error, ...field } = form.field(name);
  const takePoint = (text: string) => {
    const found = readPoint(text);
    if (found) point.set(found);
    return found !== null;
  };
  return (
    <TextField
      {...field}
      {...(ref && { ref })}
      label={`${fieldLabels[name]} (opcional)`}
      placeholder={placeholder}
      error={linkProblem(field.value) ?? error ?? point.problems[name]}
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

interface OtherWaysProps {
  known: KnownColonia | undefined;
  neighborhood: string;
  onPoint: (point: TypedPoint) => void;
}

function OtherWays({ known, neighborhood, onPoint }: OtherWaysProps) {
  const { ask, isAsking, failure } = useOwnPosition(onPoint);
  const middle = known?.middle;
  return (
    <div>
      <div className={classes.answers}>
        <Button isBusy={isAsking} onClick={() => void ask()}>
          Usar mi ubicación
        </Button>
        {middle && (
          <Button
            onClick={() =>
              onPoint({ latitude: String(middle.latitude), longitude: String(middle.longitude) })
            }
          >
            {`Poner en medio de ${neighborhood}`}
          </Button>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className={classes.hint}>
          {failure}
        </p>
      )}
    </div>
  );
}

/** A warning that keeps nobody from saving, and the buttons that answer it. */
function PointAdvice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="status" className={classes.warning}>
      <p>{text}</p>
      {children && <div className={classes.answers}>{children}</div>}
    </div>
  );
}
