import { type ComponentType, useId, useRef, useState } from 'react';
import { icon } from '../icons/icon.tsx';
import type { CalendarProps } from './calendar.tsx';
import classes from './date-field.module.css';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

const CalendarIcon = icon(
  'M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2Z',
  'M4 10h16M8.5 3v4m7-4v4',
);

export interface DateFieldProps extends Omit<
  FieldProps<'input'>,
  'type' | 'min' | 'max' | 'onClick'
> {
  /** Days as '2026-12-15'. */
  min?: string;
  max?: string;
  /** The calendar, or what loads it when it opens. */
  calendar: ComponentType<CalendarProps>;
}

/**
 * A day of the calendar: typed, or chosen from a month. The native field below takes the typing, works without scripts, and opens the
 * phone's own calendar.
 */
export function DateField({ calendar: Calendar, ...props }: DateFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const [chosen, setChosen] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = () => document.getElementById(id) as HTMLInputElement;

  function close(takesFocus = true) {
    setChosen(null);
    if (takesFocus) button.current?.focus();
  }

  return (
    <TextField
      {...props}
      id={id}
      type="date"
      className={`${classes.date} ${props.className ?? ''}`}
      // Firefox opens a calendar of its own wherever a mouse clicks.
      onClick={(event) => {
        if (matchMedia('(hover: hover)').matches) event.preventDefault();
      }}
      inside={
        <>
          <button
            ref={button}
            type="button"
            className={classes.open}
            aria-label="Abrir calendario"
            aria-expanded={chosen !== null}
            onClick={() => (chosen === null ? setChosen(input().value) : close())}
          >
            <CalendarIcon />
          </button>
          {chosen !== null && (
            <Calendar
              chosen={chosen}
              min={props.min ?? ''}
              max={props.max ?? '9999'}
              onChoose={(day) => {
                typeInto(input(), day);
                close();
              }}
              onClose={close}
            />
          )}
        </>
      }
    />
  );
}

function typeInto(input: HTMLInputElement, day: string) {
  // React watches the element's own `value` property.
  Reflect.set(HTMLInputElement.prototype, 'value', day, input);
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}
