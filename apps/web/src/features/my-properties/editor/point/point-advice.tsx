import type { ReactNode } from 'react';
import classes from '../editor.module.css';

/** A warning that keeps nobody from saving, and the buttons that answer it. */
export function PointAdvice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="status" className={classes.warning}>
      <p>{text}</p>
      {children && <div className={classes.answers}>{children}</div>}
    </div>
  );
}
