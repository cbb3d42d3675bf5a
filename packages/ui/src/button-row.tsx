import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** The buttons at the end of a dialog or of a short form, the main one last. On a phone that one is as wide as the window. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
