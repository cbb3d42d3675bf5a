import { TextField } from '@pbr/ui/fields/text-field';
import { Button } from '@pbr/ui/button';
import { CheckIcon } from '@pbr/ui/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { plainText } from './plain-text.ts';
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
  const used = trpc.property.amenities.useQuery().data?.items ?? [];
  const own = value.filter((name) => !used.includes(name));
  const offered = used.filter(
    (name) => value.includes(name) || plainText(name).includes(plainText(text)),
  );
  // A chosen chip keeps its place and is always shown.
  const shown = offered.filter((name, at) => at < MAX_SUGGESTIONS || value.includes(name));

  function add() {
    const fresh: string[] = [];
    for (const typed of text.split(',')) {
      const name = typed.trim().replaceAll(/\s+/gu, ' ');
      // Reuses the known spelling if only accents or case differ.
      const known =
        [...used, ...value, ...fresh].find((one) => plainText(one) === plainText(name)) ?? name;
      if (known !== '' && ![...value, ...fresh].includes(known)) fresh.push(known);
    }
    setText('');
    if (fresh.length > 0) onChange([...value, ...fresh]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return;
    // Enter would send the whole form.
    event.preventDefault();
    add();
  }

  return (
    <div className={classes.amenities}>
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
          maxLength={60}
          value={text}
          error={error}
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
