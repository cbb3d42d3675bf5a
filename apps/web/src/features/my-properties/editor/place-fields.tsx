import { Pair } from '@pbr/ui/form-parts';
import { STATES } from '@pbr/schemas/property/states';
import { SelectField } from '@pbr/ui/fields/select-field';
import { SuggestField } from '@pbr/ui/fields/suggest-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { useDebouncedValue } from '@pbr/ui/use-debounced-value';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { fieldLabels } from './form-values.ts';
import type { ListingForm } from './use-listing-form.ts';
import classes from './editor.module.css';

/** From state to street number, because each choice narrows the next suggestions. */
export function PlaceFields({ form }: { form: ListingForm }) {
  return (
    <>
      <Pair>
        <SelectField label={fieldLabels.state} required options={STATES} {...form.field('state')} />
        <PlaceField form={form} name="city" />
      </Pair>
      <TextField label="Alcaldía o municipio (opcional)" {...form.field('municipality')} />
      <div className={classes.street}>
        <PlaceField form={form} name="neighborhood" />
        <TextField
          label={fieldLabels.postalCode}
          inputMode="numeric"
          {...form.field('postalCode')}
        />
      </div>
      <div className={classes.street}>
        <TextField label={fieldLabels.street} required {...form.field('street')} />
        <TextField label="Número (opcional)" {...form.field('number')} />
      </div>
    </>
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
  const { onChange: _byEvent, ...field } = form.field(name);

  return (
    <SuggestField
      {...field}
      label={fieldLabels[name]}
      required
      // The server has already selected and sorted them, ignoring accents.
      data={[...new Set(names)]}
      onFocus={() => setAsked(true)}
      onChange={(value) => form.set(name, value)}
    />
  );
}
