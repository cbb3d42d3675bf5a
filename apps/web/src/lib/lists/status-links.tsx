import { Link, type LinkProps } from '@tanstack/react-router';
import type { Ref } from 'react';
import { formatCount } from '../format/format.ts';
import classes from './status-links.module.css';

interface StatusLinksProps<Status extends string> {
  ref?: Ref<HTMLElement>;
  label: string;
  /** In the order in which they stand; undefined is all of them. */
  labels: readonly (readonly [Status | undefined, string])[];
  current: Status | undefined;
  /** How many there are; undefined while nothing is known. */
  countOf: (status: Status | undefined) => number | undefined;
  linkTo: (status: Status | undefined) => LinkProps;
}

/** The statuses of a list, each with its count and as a link that shows it alone. */
export function StatusLinks<Status extends string>(props: StatusLinksProps<Status>) {
  const { ref, label, labels, current, countOf, linkTo } = props;
  return (
    <nav ref={ref} aria-label={label} className={classes.scroller}>
      <ul className={classes.statuses}>
        {labels.map(([status, words]) => {
          const count = countOf(status);
          return (
            <li key={status ?? 'all'} data-status={status ?? 'all'}>
              <Link
                {...linkTo(status)}
                resetScroll={false}
                className={classes.status ?? ''}
                aria-current={status === current ? 'true' : undefined}
                // Ours is the only mark: the router's own counts the whole address.
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {words}
                {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
