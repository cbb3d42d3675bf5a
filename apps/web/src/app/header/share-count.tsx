import { formatCount } from '../../lib/format/format.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './share-count.module.css';

const ASK_EVERY_MS = 2 * 60 * 1000;
const MOST_SHOWN = 99;

interface ShareCountProps {
  /** On a picture, whose button says something else. */
  isDecoration?: boolean;
}

/** How many shared commissions wait for the person's yes or no. */
export function ShareCount({ isDecoration = false }: ShareCountProps) {
  const { data } = trpc.commission.waiting.useQuery(undefined, {
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
  if (isDecoration)
    return (
      <span className={`${classes.count} ${classes.corner}`} aria-hidden="true">
        {shown}
      </span>
    );
  return (
    <span className={classes.count} role="img" aria-label={`${formatCount(count)} por confirmar`}>
      {shown}
    </span>
  );
}
