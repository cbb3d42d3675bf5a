import type { ReactNode } from 'react';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { PlainFormFrame } from '../../lib/forms/plain-form-frame.tsx';
import { useSite } from '../../lib/page/site.ts';
import { ContactActions } from './contact-actions.tsx';
import classes from './page.module.css';

interface FormWithAsideProps {
  /** The server draws it, and it can be posted before scripts run. */
  form: ReactNode;
  /** The steps of the service in order. */
  steps: readonly { name: string; text: string }[];
}

/** A form, and beside it what happens next and how to reach a person instead. */
export function FormWithAside({ form, steps }: FormWithAsideProps) {
  const { hours } = useSite().company;
  return (
    <div className={classes.withAside}>
      <div id="solicitud" className={classes.request}>
        <PlainFormFrame>{form}</PlainFormFrame>
      </div>
      <aside className={classes.aside} aria-label="Qué sigue y cómo hablar con una persona">
        <p className={classes.asideTitle}>Qué sigue</p>
        <ol className={classes.steps}>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={classes.asideTitle}>¿Prefieres hablar con alguien?</p>
        <ContactActions />
        {openingLines(hours).map((line) => (
          <p key={line} className={classes.quiet}>
            {line}
          </p>
        ))}
      </aside>
    </div>
  );
}
