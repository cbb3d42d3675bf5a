import type { ReactNode } from 'react';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { useSite } from '../../lib/page/site.ts';
import { ContactActions } from './contact-actions.tsx';
import classes from './page.module.css';

interface ContactBandProps {
  title: string;
  text: ReactNode;
}

/** Closes a service page with the ways to call or write. */
export function ContactBand({ title, text }: ContactBandProps) {
  const { hours } = useSite().company;
  return (
    <section className={classes.band} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ContactActions />
      <p className={classes.quiet}>{openingLines(hours).join(' · ')}</p>
    </section>
  );
}
