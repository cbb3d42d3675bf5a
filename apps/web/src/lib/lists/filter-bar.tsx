import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { StatusLinks, type StatusLinksProps } from './status-links.tsx';

interface FilterBarProps<Status extends string> extends StatusLinksProps<Status> {
  /** The search and further filters. */
  children: ReactNode;
}

/** The filters above a list; the URL holds them all. */
export function FilterBar<Status extends string>({ children, ...links }: FilterBarProps<Status>) {
  return (
    <div className={classes.filters}>
      <StatusLinks {...links} />
      {children}
    </div>
  );
}
