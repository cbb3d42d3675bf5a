import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface EmptyStateProps {
  title: string;
  /** The place of the title among the headings of the page. */
  heading?: 'h1' | 'h2' | 'h3';
  /** An icon or a small drawing; decoration. */
  drawing?: ReactNode;
  text?: ReactNode;
  /** What to do instead: a link or a button. */
  action?: ReactNode;
}

/** Nothing is here: says so in words, and where to go on. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  drawing,
  text,
  action,
}: EmptyStateProps) {
  return (
    <div className={classes.notice}>
      {drawing !== undefined && (
        <div className={classes.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
