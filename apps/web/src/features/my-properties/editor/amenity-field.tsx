import { countCharacters } from '@pbr/schemas/characters';
import { LONGEST_AMENITY } from '@pbr/schemas/property/sent-fields';
import { TextField } from '@pbr/ui/fields/text-field';
import { Button } from '@pbr/ui/button';
import { CheckIcon } from '@pbr/ui/icons/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { comparableName } from './comparable-name.ts';
import classes from './editor.module.css';

const MAX_SUGGESTIONS = 18;

interface AmenityFieldProps {
  value: readonly string[];
  error: ReactNode;
  onChange: (amenities: string[]) => void;
}

/** Toggle chips for the amenities of other listings, and a text field for new ones. */
export function AmenityField({ value, error, onChange }: AmenityFieldProps) {
  const [text, setText] = useState('');
  const common = trpc.property.amenities.useQuery();
  const used = common.data?.items ?? [];
  const own = value.filter((name) => !used.includes(name));
  const offered = used.filter(
    (name) => value.includes(name) || comparableName(name).includes(comparableName(text)),
  );
  // A chosen chip keeps its position and is always shown.
  const shown = offered.filter((name, at) => at < MAX_SUGGESTIONS || value.includes(name));

  function add() {
    const fresh: string[] = [];
    const names = namesIn(text, [...used, ...value]);
    for (const name of names.filter(isShortEnough)) {
      // Reuses the known spelling if only accents or case differ.
      const known = [...used, ...value, ...fresh].find((one) => isSame(one, name)) ?? name;
      if (![...value, ...fresh].includes(known)) fresh.push(known);
    }
    // Cutting a name would lose words unseen.
    setText(names.filter((name) => !isShortEnough(name)).join(', '));
    if (fresh.length > 0) onChange([...value, ...fresh]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return;
    const begun = `${lineOf(comparableName(text))},`;
    // The comma may belong to a known name.
    if (event.key === ',' && used.some((name) => comparableName(name).startsWith(begun))) return;
    // Enter would send the whole form.
    event.preventDefault();
    add();
  }

  return (
    <div className={classes.amenities}>
      {common.isError && (
        <NotLoaded query={common}>No se pudieron cargar las amenidades.</NotLoaded>
      )}
      <ul className={classes.chips} aria-label="Amenidades">
        {[...own, ...shown].map((name) => {
          const isChosen = value.includes(name);
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.chip}
                aria-pressed={isChosen}
                // The text field must keep the focus: its `onBlur` adds the typed text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() =>
                  onChange(isChosen ? value.filter((one) => one !== name) : [...value, name])
                }
              >
                {isChosen && <CheckIcon size={16} />}
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={classes.adder}>
        <TextField
          name="features"
          label="Otra amenidad"
          placeholder="Varias, con comas"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          error={error ?? amenityRefusal(text)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          // Adds text that was typed but not confirmed with 'Agregar'.
          onBlur={add}
        />
        <Button onMouseDown={(event) => event.preventDefault()} onClick={add}>
          Agregar
        </Button>
      </div>
    </div>
  );
}

/** Why some of the text cannot be added; a known name with a comma is short enough. */
export const amenityRefusal = (text: string): string | undefined =>
  text.split(',').map(lineOf).every(isShortEnough)
    ? undefined
    : `Cada amenidad lleva ${LONGEST_AMENITY} caracteres como máximo. Acórtala o sepárala con comas.`;

const isShortEnough = (name: string) => countCharacters(name) <= LONGEST_AMENITY;
const lineOf = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');
const isSame = (one: string, other: string) => comparableName(one) === comparableName(other);

/** Commas separate amenities, except those within a name that is known. */
function namesIn(text: string, known: readonly string[]): string[] {
  const parts = text.split(',');
  const names: string[] = [];
  for (let at = 0; at < parts.length;) {
    const from = (end: number) => lineOf(parts.slice(at, end).join(','));
    let end = parts.length;
    while (end > at + 1 && !known.some((name) => isSame(name, from(end)))) end -= 1;
    names.push(from(end));
    at = end;
  }
  return names.filter((name) => name !== '');
}
