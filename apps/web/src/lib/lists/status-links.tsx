import { formatCount } from '@pbr/schemas/format/numbers';
import { useChosenInView } from '@pbr/ui/hooks/use-chosen-in-view';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './status-links.module.css';

export interface StatusLinksProps<Status extends string> {
  label: string;
  /** The statuses in display order; `undefined` means all. */
  labels: readonly (readonly [Status | undefined, string])[];
  current: Status | undefined;
  /** The number of items with a status; `undefined` until it is known. */
  countOf: (status: Status | undefined) => number | undefined;
  linkTo: (status: Status | undefined) => LinkProps;
}

/** Links that filter a list by status, each with its count. */
export function StatusLinks<Status extends string>(props: StatusLinksProps<Status>) {
  const { label, labels, current, countOf, linkTo } = props;
  const row = useChosenInView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={label} className={classes.scroller}>
      <ul className={classes.statuses}>
        {labels.map(([status, words]) => {
          const count = countOf(status);
          return (
            <li key={status ?? 'all'}>
              <Link
                {...linkTo(status)}
                resetScroll={false}
                className={classes.status ?? ''}
                aria-current={status === current ? 'true' : undefined}
                // Turns off the router's own `aria-current`, which compares the whole URL.
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
