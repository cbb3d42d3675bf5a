import type { ReactNode } from 'react';
import classes from './notice.module.css';

export interface EmptyStateProps {
  title: string;
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
  /** An icon or a small drawing, hidden from screen readers. */
  drawing?: ReactNode;
  text?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** Says it to screen readers at once. */
  role?: 'alert';
}

/** Says that there is nothing to show, and where to go on. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  drawing,
  text,
  action,
  role,
}: EmptyStateProps) {
  return (
    <div className={classes.notice} role={role}>
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
