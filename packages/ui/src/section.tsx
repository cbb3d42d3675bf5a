import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A link beside the title: 'Ver todas'. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own h2, which also names it for screen readers. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
