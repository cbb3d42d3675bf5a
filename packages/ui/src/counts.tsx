import type { ReactNode } from 'react';
import classes from './counts.module.css';
import { Skeleton } from './skeleton.tsx';

interface Count {
  label: string;
  /** Already formatted; `undefined` until it is known. */
  value: string | undefined;
  /** A few words that explain the figure. */
  note?: ReactNode;
}

/** Figures with their names in one line. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className={classes.counts}>
      {counts.map(({ label, value, note }) => (
        <div key={label} className={classes.count}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value ?? <Skeleton width="1.5rem" height="1em" />}</dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
