import { type Completions, placeLevelLabels } from '@pbr/schemas/property/search/completions';
import { MOST_NAMED_PLACES } from '@pbr/schemas/property/places/place-names';
import { TextField } from '@pbr/ui/fields/text-field';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useCombobox } from '@pbr/ui/hooks/use-combobox';
import { useDebouncedValue } from '@pbr/ui/hooks/use-debounced-value';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { FormField } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from './place-names.module.css';

type Place = Completions['places'][number];
export type ChosenPlace = Pick<Place, 'path' | 'name' | 'around'>;

interface PlacePickerProps extends FormField {
  chosen: readonly ChosenPlace[];
  onChange: (chosen: readonly ChosenPlace[]) => void;
}

/** Chooses places with something on offer, by the completions of the search. */
export function PlacePicker({ chosen, onChange, name, error }: PlacePickerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const offered = useOffered(text, chosen);
  const combobox = useCombobox({
    count: offered.length,
    onChoose(index) {
      const place = offered[index];
      if (!place) return;
      onChange([...chosen, place]);
      setText('');
    },
  });

  return (
    <div className={classes.picker}>
      <div className={classes.field} {...combobox.frame}>
        <TextField
          label="Lugares"
          description="Escribe una colonia, ciudad o estado con propiedades y elígelo de la lista."
          required
          id={id}
          ref={field}
          name={name}
          error={error}
          value={text}
          disabled={chosen.length >= MOST_NAMED_PLACES}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          {...combobox.field}
        />
        {combobox.isOpen && (
          <ul {...combobox.list} className={classes.offered} aria-label="Sugerencias">
            {offered.map((place, index) => (
              <li key={place.path} className={classes.option} {...combobox.option(index)}>
                <span>
                  {place.name}
                  <small>
                    {[placeLevelLabels[place.level], place.around.join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label="Lugares elegidos">
          {chosen.map((place) => (
            <li key={place.path}>
              <button
                type="button"
                className={classes.chip}
                aria-label={`Quitar ${fullName(place)}`}
                onClick={() => {
                  onChange(chosen.filter(({ path }) => path !== place.path));
                  field.current?.focus();
                }}
              >
                <span>{fullName(place)}</span>
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const fullName = ({ name, around }: ChosenPlace) => [name, ...around].join(', ');

/** Milliseconds. */
const TYPING_PAUSE = 150;

function useOffered(text: string, chosen: readonly ChosenPlace[]): readonly Place[] {
  const [typed] = useDebouncedValue(text.trim(), TYPING_PAUSE);
  const isLong = typed.length >= 2;
  const { data } = trpc.property.complete.useQuery(
    { text: typed },
    { enabled: isLong, placeholderData: keepPreviousData },
  );
  // Until the answer is there, those for the beginning of the text stay.
  if (!isLong || !text.trim().startsWith(typed) || !data) return [];
  const taken = new Set(chosen.map(({ path }) => path));
  return data.places.filter(({ path }) => !taken.has(path));
}
