import { useChosenInView } from '@pbr/ui/hooks/use-chosen-in-view';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import classes from './form-index.module.css';

/** The sections of the form in their order. */
export const SECTIONS = {
  photos: 'Fotos',
  essential: 'Esencial',
  price: 'Precio',
  place: 'Lugar',
  details: 'Detalles',
  internal: 'Interno',
} as const;
export type SectionName = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as SectionName[];
export const sectionId = (name: SectionName) => `listing-section-${name}`;

interface FormIndexProps {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the focus begins here. */
  takesFocus: boolean;
}

/** Links to the sections of the form, which mark the one that is read. */
export function FormIndex({ form, takesFocus }: FormIndexProps) {
  const [current, setCurrent] = useCurrentSection(form);
  const row = useChosenInView<HTMLUListElement>(current);

  function goTo(event: MouseEvent, name: SectionName) {
    event.preventDefault();
    const section = document.getElementById(sectionId(name));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    setCurrent(name);
  }

  return (
    <nav aria-label="Secciones" className={classes.index}>
      <ul ref={row} className={classes.row}>
        {NAMES.map((name) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              className={classes.link}
              aria-current={name === current || undefined}
              data-autofocus={(takesFocus && name === 'photos') || undefined}
              onClick={(event) => goTo(event, name)}
            >
              {SECTIONS[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pixels below the top of the dialog where a section counts as read. */
const READ_PX = 200;

/** The section of the focus while that is in view; else the one at the top of the dialog, or the last one when it is scrolled to its end. */
function useCurrentSection(form: RefObject<HTMLFormElement | null>) {
  const [current, setCurrent] = useState<SectionName>('photos');
  useEffect(() => {
    const dialog = form.current?.closest('[role=dialog]');
    if (!dialog) return undefined;
    const look = () => {
      const focused = sectionOfFocus(dialog);
      if (focused) {
        setCurrent(focused);
        return;
      }
      const { scrollTop, clientHeight, scrollHeight } = dialog;
      const line = dialog.getBoundingClientRect().top + READ_PX;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2;
      const read = NAMES.filter((name) => {
        const section = document.getElementById(sectionId(name));
        return isAtEnd || (section && section.getBoundingClientRect().top <= line);
      });
      setCurrent(read.at(-1) ?? 'photos');
    };
    dialog.addEventListener('scroll', look, { passive: true });
    dialog.addEventListener('focusin', look);
    return () => {
      dialog.removeEventListener('scroll', look);
      dialog.removeEventListener('focusin', look);
    };
  }, [form]);
  return [current, setCurrent] as const;
}

function sectionOfFocus(dialog: Element): SectionName | undefined {
  const focused = document.activeElement;
  const section = NAMES.find((name) => document.getElementById(sectionId(name))?.contains(focused));
  if (!focused || !section) return undefined;
  const { top, bottom } = dialog.getBoundingClientRect();
  const at = focused.getBoundingClientRect().top;
  return at >= top && at <= bottom ? section : undefined;
}
