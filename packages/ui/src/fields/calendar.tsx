import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useCovering } from '../overlays/covering.tsx';
import { useLayer } from '../overlays/layers.tsx';
import classes from './calendar.module.css';
import { addDays, addMonths, monthName, today, weeksOf } from './calendar-days.ts';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** The day that a key leads to from another one. */
const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

export interface CalendarProps {
  /** The day of the field as '2026-12-15', or ''. */
  chosen: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
  /** `takesFocus` is false when the focus has gone elsewhere. */
  onClose: (takesFocus?: boolean) => void;
}

/** A month below its field, from which a day is chosen by mouse or by arrow keys. */
export function Calendar({ chosen, min, max, onChoose, onClose }: CalendarProps) {
  const isAllowed = (day: string) => day >= min && day <= max;
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [at, setAt] = useState(() => within(chosen || today()));
  const [takesFocus, setTakesFocus] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  useCovering();
  useLayer(true, onClose);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const leave = useEffectEvent((to: EventTarget | null) => {
    // Its parent holds the field and the button, which closes it by itself.
    if (to instanceof Node && !root.current?.parentElement?.contains(to)) onClose(false);
  });
  useEffect(() => {
    const follow = ({ target }: Event) => leave(target);
    document.addEventListener('pointerdown', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerdown', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>(`[data-day='${at}']`)?.focus();
  }, [at, takesFocus]);

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key !== 'Escape' && !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (step) move(step(at), true);
  }

  function move(day: string, byKey: boolean) {
    setTakesFocus(byKey);
    setAt(within(day));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the days inside
    <div
      ref={root}
      className={classes.calendar}
      role="dialog"
      aria-label="Calendario"
      onKeyDown={press}
    >
      <div className={classes.head}>
        <MonthButton label="Mes anterior" onClick={() => move(addMonths(at, -1), false)} />
        <p className={classes.month} aria-live="polite">
          {monthName(at)}
        </p>
        <MonthButton label="Mes siguiente" onClick={() => move(addMonths(at, 1), false)} />
      </div>
      <table className={classes.days}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day || index}>
                  {day && (
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={!isAllowed(day)}
                      aria-pressed={day === chosen}
                      aria-current={day === today() ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MonthButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={classes.turn} aria-label={label} onClick={onClick}>
    <ChevronDownIcon />
  </button>
);
