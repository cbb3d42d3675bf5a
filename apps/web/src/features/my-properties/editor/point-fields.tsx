import { propertyFields } from '@pbr/schemas/property/fields';
import { linkProblem, readPoint } from '@pbr/schemas/format/typed-point';
import { Button } from '@pbr/ui/button';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Switch } from '@pbr/ui/fields/switch';
import { TextField } from '@pbr/ui/fields/text-field';
import { Pair } from '@pbr/ui/form-parts';
import { fieldLabels } from './form-values.ts';
import { useOwnPosition } from './use-own-position.ts';
import type { ListingForm } from './use-listing-form.ts';
import classes from './editor.module.css';

/** The point of a listing, and what others see of point and street. */
export function PointFields({ form }: { form: ListingForm }) {
  const { hideStreet, locationPrecision, latitude } = form.values;
  const isHidden = hideStreet === 'true';
  const disagree = isHidden && locationPrecision === 'exacta' && latitude.trim() !== '';
  return (
    <>
      <Switch
        label={fieldLabels.hideStreet}
        description="Los ven solo tú y la administración; nadie encuentra la propiedad por su calle."
        checked={isHidden}
        onChange={({ currentTarget }) => form.set('hideStreet', String(currentTarget.checked))}
      />
      <Pair>
        <CoordinateField form={form} name="latitude" placeholder="Ej. 19.4133" />
        <CoordinateField form={form} name="longitude" placeholder="Ej. -99.1712" />
      </Pair>
      <p className={classes.hint}>
        Puedes pegar las dos juntas en cualquiera de los campos, o un enlace largo de Google Maps,
        Apple o Waze.
      </p>
      <OwnPosition form={form} />
      <SelectField
        label={fieldLabels.locationPrecision}
        options={propertyFields.locationPrecision.labels}
        {...form.field('locationPrecision')}
      />
      {disagree && (
        <p role="status" className={classes.warning}>
          Ocultas la calle, pero el punto exacto la da a conocer. Elige «Aproximada» u «Oculta» si
          nadie debe saberla.
        </p>
      )}
    </>
  );
}

interface CoordinateFieldProps {
  form: ListingForm;
  name: 'latitude' | 'longitude';
  placeholder: string;
}

/** A text that holds both numbers fills both fields, once it is complete. */
function CoordinateField({ form, name, placeholder }: CoordinateFieldProps) {
  const { error, ...field } = form.field(name);
  const takePoint = (text: string) => {
    const point = readPoint(text);
    if (point) setPoint(form, point);
    return point !== null;
  };
  return (
    <TextField
      {...field}
      label={`${fieldLabels[name]} (opcional)`}
      placeholder={placeholder}
      error={linkProblem(field.value) ?? error}
      onBlur={({ currentTarget }) => void takePoint(currentTarget.value)}
      onPaste={(event) => {
        if (takePoint(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    />
  );
}

function OwnPosition({ form }: { form: ListingForm }) {
  const { ask, isAsking, failure } = useOwnPosition((point) => setPoint(form, point));
  return (
    <div>
      <Button isBusy={isAsking} onClick={ask}>
        Usar mi ubicación
      </Button>
      {failure !== null && (
        <p role="alert" className={classes.hint}>
          {failure}
        </p>
      )}
    </div>
  );
}

function setPoint(form: ListingForm, point: { latitude: string; longitude: string }): void {
  form.set('latitude', point.latitude);
  form.set('longitude', point.longitude);
}
