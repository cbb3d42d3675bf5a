import { formatElapsed } from '@pbr/schemas/format/durations';
import { useNow } from '../../lib/format/use-now.ts';
import classes from './item-row.module.css';

const LONG_MS = 24 * 60 * 60 * 1000;

interface SinceProps {
  moment: string;
  /** The client has been waiting for an answer since `moment`. */
  isWaiting: boolean;
}

/** 'hace 3 horas'; highlighted when somebody has waited for more than a day. */
export function Since({ moment, isWaiting }: SinceProps) {
  const now = useNow();
  const isLong = isWaiting && now - new Date(moment).getTime() > LONG_MS;
  return (
    // The server's and the browser's clocks may differ by a minute.
    <time dateTime={moment} className={isLong ? classes.long : undefined} suppressHydrationWarning>
      {formatElapsed(moment, now)}
    </time>
  );
}
