import type { ReactNode } from 'react';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { useSite } from '../../lib/page/site.ts';
import { ContactActions } from './contact-actions.tsx';
import { Steps, type StepsProps } from './steps.tsx';
import classes from './page.module.css';

interface FormWithAsideProps extends StepsProps {
  form: ReactNode;
}

/** A form, and beside it what happens next and how to reach a person instead. */
export function FormWithAside({ form, steps }: FormWithAsideProps) {
  const { hours } = useSite().company;
  return (
    <div className={classes.withAside}>
      <div>{form}</div>
      <aside className={classes.aside} aria-label="Qué sigue y cómo hablar con una persona">
        <p className={classes.asideTitle}>Qué sigue</p>
        <Steps steps={steps} />
        <p className={classes.asideTitle}>¿Prefieres hablar con alguien?</p>
        <ContactActions />
        <p className={classes.quiet}>{openingLines(hours).join(' · ')}</p>
      </aside>
    </div>
  );
}
