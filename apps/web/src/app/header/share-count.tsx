import { formatCount } from '@pbr/schemas/format/numbers';
import { trpc } from '../../lib/trpc.ts';
import classes from './share-count.module.css';

const ASK_EVERY_MS = 2 * 60 * 1000;
const MOST_SHOWN = 99;

export interface ShareCountProps {
  /** Hides the count from screen readers: it sits on an icon button that has its own label. */
  isDecoration?: boolean;
}

/** The number of shared commissions that wait for this person's answer. */
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
