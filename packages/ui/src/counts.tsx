import type { ReactNode } from 'react';
import classes from './counts.module.css';
import { Skeleton } from './skeleton.tsx';

interface Count {
  label: string;
  /** The label as a link to what is counted. */
  link?: ReactNode;
  /** Already formatted; `undefined` until it is known. */
  value: string | undefined;
  /** How much room the value will take, as a CSS width; by default that of two digits. */
  room?: string;
  /** A few words that explain the figure. */
  note?: ReactNode;
}

/** Figures with their names in one line. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className={classes.counts}>
      {counts.map(({ label, link, value, room = '1.125rem', note }) => (
        <div key={label} className={classes.count}>
          <dt>{link ?? label}</dt>
          <dd className={classes.value}>{value ?? <Skeleton width={room} height="1em" />}</dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
