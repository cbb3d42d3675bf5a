import { Pair } from '@pbr/ui/form-parts';
import { linkProblem, readPoint } from '@pbr/schemas/format/typed-point';
import { STATES } from '@pbr/schemas/property/places/states';
import { SelectField } from '@pbr/ui/fields/select-field';
import { SuggestField } from '@pbr/ui/fields/suggest-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { useDebouncedValue } from '@pbr/ui/hooks/use-debounced-value';
import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { fieldLabels } from './form-values.ts';
import { comparableName } from './comparable-name.ts';
import { OwnPlace } from './point/own-place.tsx';
import { PointFields } from './point/point-fields.tsx';
import { type SettledPoint, useSettledPoint } from './point/use-settled-point.ts';
import type { ListingForm } from './use-listing-form.ts';
import { useKnownColonia } from './use-known-colonia.ts';
import { type FilledPlace, isPostalCode, usePostalCode } from './use-postal-code.ts';
import classes from './editor.module.css';

/** The postal code first, because it fills others; then from state to street number, because each choice narrows the next suggestions. */
export function PlaceFields({ form }: { form: ListingForm }) {
  const filled = useRef<FilledPlace>({});
  const known = useKnownColonia(form, filled);
  const point = useSettledPoint(form, known);
  return (
    <>
      <OwnPlace form={form} point={point} />
      <Pair>
        <PostalCodeField form={form} filled={filled} />
        <SelectField label={fieldLabels.state} required options={STATES} {...form.field('state')} />
      </Pair>
      <Pair>
        <PlaceField form={form} name="city" />
        <TextField label="Alcaldía o municipio" {...form.field('municipality')} />
      </Pair>
      <PlaceField form={form} name="neighborhood" />
      <div className={classes.street}>
        <StreetField form={form} point={point} />
        <TextField label="Número" {...form.field('number')} />
      </div>
      <PointFields form={form} known={known} point={point} />
    </>
  );
}

interface StreetFieldProps {
  form: ListingForm;
  point: SettledPoint;
}

/** The street; a link of a map that is pasted here puts the point instead, or is explained. */
function StreetField({ form, point }: StreetFieldProps) {
  return (
    <TextField
      {...form.field('street')}
      label={fieldLabels.street}
      required
      description="O pega un enlace de Google Maps, Apple o Waze: pone el punto."
      error={linkProblem(form.values.street) ?? form.errorOf('street')}
      onPaste={(event) => {
        const found = readPoint(event.clipboardData.getData('text'));
        if (!found) return;
        event.preventDefault();
        point.set(found);
      }}
    />
  );
}

interface PostalCodeFieldProps {
  form: ListingForm;
  filled: RefObject<FilledPlace>;
}

function PostalCodeField({ form, filled }: PostalCodeFieldProps) {
  const complete = usePostalCode(form, filled);
  const { onChange, ...field } = form.field('postalCode');
  return (
    <TextField
      {...field}
      label="Código postal"
      inputMode="numeric"
      onChange={(event) => {
        onChange(event);
        void complete(event.currentTarget.value);
      }}
    />
  );
}

/** Milliseconds without typing before the server is asked. */
const TYPING_PAUSE = 250;

interface PlaceFieldProps {
  form: ListingForm;
  name: 'city' | 'neighborhood';
}

/** Accepts any name and suggests those in use, so that one place keeps one name. */
function PlaceField({ form, name }: PlaceFieldProps) {
  const [isAsked, setAsked] = useState(false);
  const { state, city } = form.values;
  const [text] = useDebouncedValue(form.values[name], TYPING_PAUSE);
  const where = name === 'city' ? { state } : { state, city };
  const suggestions = trpc.property.placeSuggestions.useQuery(
    { ...where, text },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const names = suggestions.data?.[name === 'city' ? 'cities' : 'neighborhoods'] ?? [];
  const namesOfCode = useNamesOfCode(form, isAsked && name === 'neighborhood');
  const { onChange: _byEvent, ...field } = form.field(name);

  return (
    <SuggestField
      {...field}
      label={fieldLabels[name]}
      required
      // The server has already selected and sorted them, ignoring accents.
      data={[...new Set([...namesOfCode, ...names])]}
      onFocus={() => setAsked(true)}
      onChange={(value) => form.set(name, value)}
    />
  );
}

/** The colonias of the typed postal code in which a word begins with the typed text. */
function useNamesOfCode({ values }: ListingForm, isAsked: boolean): string[] {
  const postalCode = values.postalCode.trim();
  const places = trpc.property.placesOfCode.useQuery(
    { postalCode },
    { enabled: isAsked && isPostalCode(postalCode) },
  );
  const typed = ` ${comparableName(values.neighborhood)}`;
  const names = places.data?.neighborhoods.map(({ name }) => name) ?? [];
  return isAsked ? names.filter((name) => ` ${comparableName(name)}`.includes(typed)) : [];
}
