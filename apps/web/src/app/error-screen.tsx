import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { wordsForPeople } from '../lib/server-error.ts';
import classes from './screen.module.css';
import layout from './layout.module.css';

/** A page whose data did not come; what was typed elsewhere stays, because nothing is reloaded but the data. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await router.invalidate();
    setRetrying(false);
  }

  return (
    <div className={classes.screen} role="alert">
      <h1 className={classes.title}>No pudimos mostrar esta página</h1>
      <p className={classes.text}>{wordsForPeople(error)}</p>
      <button
        type="button"
        className={classes.action}
        aria-disabled={isRetrying}
        onClick={() => (isRetrying ? undefined : void retry())}
      >
        {isRetrying ? 'Cargando...' : 'Intentar de nuevo'}
      </button>
    </div>
  );
}

/** The same where there is no header and footer, because what they show did not come. */
export function BareErrorScreen(props: ErrorComponentProps) {
  return (
    <main className={layout.bare}>
      <ErrorScreen {...props} />
    </main>
  );
}
