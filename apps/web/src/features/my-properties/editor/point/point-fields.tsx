import { propertyFields } from '@pbr/schemas/property/fields';
import type { KnownColonia } from '@pbr/schemas/property/places';
import { Button } from '@pbr/ui/button';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Switch } from '@pbr/ui/fields/switch';
import { useRef, useState } from 'react';
import { fieldLabels } from '../form-values.ts';
import type { ListingForm } from '../use-listing-form.ts';
import { Degrees } from './degrees.tsx';
import { PointAdvice } from './point-advice.tsx';
import { PointMap } from './point-map.tsx';
import type { SettledPoint } from './use-settled-point.ts';

interface PointFieldsProps {
  form: ListingForm;
  known: KnownColonia | undefined;
  point: SettledPoint;
}

/** The point of a listing, and what others see of point and street. */
export function PointFields({ form, known, point }: PointFieldsProps) {
  const { hideStreet, locationPrecision, latitude } = form.values;
  const isHidden = hideStreet === 'true';
  const disagree = isHidden && locationPrecision === 'exacta' && latitude.trim() !== '';
  const first = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Switch
        label={fieldLabels.hideStreet}
        description="Los ven solo tú y la administración; nadie encuentra la propiedad por su calle."
        checked={isHidden}
        onChange={({ currentTarget }) => form.set('hideStreet', String(currentTarget.checked))}
      />
      <SelectField
        label={fieldLabels.locationPrecision}
        options={propertyFields.locationPrecision.labels}
        {...form.field('locationPrecision')}
      />
      {disagree && (
        <PointAdvice text="Ocultas la calle, pero el punto exacto la da a conocer. Elige “Aproximada” u “Oculta” si nadie debe saberla." />
      )}
      <PointMap form={form} known={known} point={point} onLost={() => setOpen(true)} />
      {point.question !== null && (
        <PointAdvice text={point.question}>
          <Button onClick={point.confirm}>Sí, es correcto</Button>
          <Button onClick={() => correct(first.current)}>Corregir</Button>
        </PointAdvice>
      )}
      <Degrees form={form} point={point} first={first} isOpen={isOpen} onToggle={setOpen} />
    </>
  );
}

function correct(field: HTMLInputElement | null): void {
  // A field in a closed box takes no focus.
  const box = field?.closest('details');
  if (box) box.open = true;
  field?.focus();
  field?.select();
}
