import { formatElapsed } from '../../lib/format/elapsed.ts';
import { useNow } from '../../lib/format/use-now.ts';
import classes from './inquiry-card.module.css';

const LONG_MS = 24 * 60 * 60 * 1000;

interface SinceProps {
  moment: string;
  /** Somebody waits for an answer since then. */
  isWaiting: boolean;
}

/** 'Espera desde hace 3 horas'; after a day it stands out. */
export function Since({ moment, isWaiting }: SinceProps) {
  const now = useNow();
  const elapsed = formatElapsed(moment, now);
  const isLong = isWaiting && now - new Date(moment).getTime() > LONG_MS;
  return (
    // Between the server's clock and the browser's a minute may have passed.
    <time dateTime={moment} className={isLong ? classes.long : undefined} suppressHydrationWarning>
      {isWaiting ? `Espera desde ${elapsed}` : elapsed}
    </time>
  );
}
