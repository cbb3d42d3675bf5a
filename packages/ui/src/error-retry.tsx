import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import classes from './notice.module.css';

interface ErrorRetryProps {
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  drawing?: ReactNode;
  /** Explains to people what happened. */
  message: string;
  retryLabel?: string;
  /** The button shows progress while this runs. */
  onRetry: () => Promise<unknown>;
}

/**
 * Says that something failed to load, at once to screen readers too, and offers to try again. When the line is back, it tries by
 * itself.
 */
export function ErrorRetry({
  title,
  heading: Heading = 'h2',
  drawing,
  message,
  retryLabel = 'Reintentar',
  onRetry,
}: ErrorRetryProps) {
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      await onRetry();
    } catch {
      // The retry failed as well: this notice stays.
    } finally {
      setRetrying(false);
    }
  }

  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const tryAgain = () => retryOnline();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  return (
    <div className={classes.notice} role="alert">
      {drawing !== undefined && (
        <div className={classes.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{message}</p>
      <div className={classes.action}>
        <Button isBusy={isRetrying} onClick={() => void retry()}>
          {isRetrying ? 'Cargando...' : retryLabel}
        </Button>
      </div>
    </div>
  );
}
