import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A few words above the title: which part of the portal this is, or the way back. */
  above?: ReactNode;
  /** `text` is one column of reading width; `wide` is as wide as header and catalogue. */
  width?: 'text' | 'wide';
  children?: ReactNode;
}

/** A whole page between header and footer: its only h1, a lead, and the content. */
export function Page({ title, lead, above, width = 'wide', children }: PageProps) {
  return (
    <article className={classes.page} data-width={width}>
      <header className={classes.head}>
        {above !== undefined && <div className={classes.above}>{above}</div>}
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </article>
  );
}
