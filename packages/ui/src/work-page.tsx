import type { ReactNode } from 'react';
import classes from './work-page.module.css';

interface WorkPageProps {
  title: ReactNode;
  /** The screen's main action, at the end of the title's line. */
  action?: ReactNode;
  /** Figures about the whole list, in one line: `Counts`. */
  counts?: ReactNode;
  children?: ReactNode;
}

/** A screen on which members work: its only h1 and everything about the whole of it in one line, so that the work begins below at once. */
export function WorkPage({ title, action, counts, children }: WorkPageProps) {
  return (
    <WorkSheet>
      <header className={classes.head}>
        <WorkTitle>{title}</WorkTitle>
        {action !== undefined && <div className={classes.action}>{action}</div>}
        {counts !== undefined && <div className={classes.counts}>{counts}</div>}
      </header>
      {children}
    </WorkSheet>
  );
}

/** The room of a work screen that draws its head itself. Below it the footer is a line. */
export function WorkSheet({ children }: { children: ReactNode }) {
  return (
    <article className={classes.page} data-work>
      {children}
    </article>
  );
}

/** The h1 of such a screen. */
export function WorkTitle({ children }: { children: ReactNode }) {
  return <h1 className={classes.title}>{children}</h1>;
}
