import { ErrorRetry } from '@pbr/ui/error-retry';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { wordsForPeople } from '../../lib/forms/server-error.ts';
import { HouseWithoutLight } from './drawings.tsx';
import classes from './screen.module.css';
import layout from '../layout.module.css';

/** A page whose data did not come; what was typed elsewhere stays, because nothing is reloaded but the data. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className={classes.screen}>
      <ErrorRetry
        heading="h1"
        title="No pudimos mostrar esta página"
        drawing={<HouseWithoutLight />}
        message={wordsForPeople(error)}
        retryLabel="Intentar de nuevo"
        onRetry={() => router.invalidate()}
      />
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
