import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text: heading, what it is about, content. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </article>
  );
}
