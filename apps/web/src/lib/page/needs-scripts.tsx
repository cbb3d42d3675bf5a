import type { ReactNode } from 'react';
import classes from './needs-scripts.module.css';

/** Tells a browser without scripts what to do instead. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.notice}>{children}</p>
    </noscript>
  );
}
