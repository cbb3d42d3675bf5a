import { ErrorRetry } from '@pbr/ui/error-retry';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { wordsForPeople } from '../../lib/forms/server-error.ts';
import { useSignInAgain } from '../../lib/lost-session/use-sign-in-again.ts';
import { Drawing } from './drawings.tsx';
import classes from './screen.module.css';
import layout from '../layout.module.css';

/** Shown when a page's data fails to load. Retrying reloads only the data, so text typed elsewhere on the page stays. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => router.invalidate();
  useSignInAgain(error, retry);
  return (
    <div className={classes.screen}>
      <ErrorRetry
        heading="h1"
        title="No pudimos mostrar esta página"
        drawing={<Drawing name="house" />}
        message={wordsForPeople(error)}
        retryLabel="Intentar de nuevo"
        onRetry={retry}
      />
    </div>
  );
}

/** The same screen without header and footer, for when their own data failed to load. */
export function BareErrorScreen(props: ErrorComponentProps) {
  return (
    <main className={layout.bare}>
      <ErrorScreen {...props} />
    </main>
  );
}
