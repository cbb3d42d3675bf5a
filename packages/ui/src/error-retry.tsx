import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface ErrorRetryProps extends Pick<EmptyStateProps, 'title' | 'heading' | 'drawing'> {
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
  message,
  retryLabel = 'Reintentar',
  onRetry,
  ...notice
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
    <EmptyState
      {...notice}
      text={message}
      action={
        <Button isBusy={isRetrying} onClick={() => void retry()}>
          {isRetrying ? 'Cargando...' : retryLabel}
        </Button>
      }
      role="alert"
    />
  );
}
