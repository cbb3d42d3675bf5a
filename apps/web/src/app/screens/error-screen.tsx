import { ErrorRetry } from '@pbr/ui/error-retry';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { wordsForPeople } from '../../lib/forms/server-error.ts';
import { useSignInAgain } from '../../lib/lost-session/use-sign-in-again.ts';
import {
  isNotDownloaded,
  isServerThere,
  loadAnew,
  replaceOldPage,
} from '../../lib/page/downloads.ts';
import { restoreTyped } from '../../lib/page/restore-typed.ts';
import { keepTyped } from '../../lib/page/typed-text.ts';
import { Drawing } from './drawings.tsx';
import classes from './screen.module.css';

/** Shown when a page fails to load or to draw itself. What was typed on it is typed again once it is back. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  // The page is still in the document while its replacement is drawn for the first time.
  useState(() => {
    if (!import.meta.env.SSR) keepTyped(router.state.resolvedLocation?.pathname);
  });
  useEffect(() => () => restoreTyped(), []);
  useEffect(() => {
    if (isNotDownloaded(error))
      void isServerThere().then((isThere) => isThere && replaceOldPage(error));
  }, [error]);
  const retry = async () => {
    // Its file may be gone with an earlier release.
    if (isNotDownloaded(error) && (await isServerThere())) loadAnew();
    else await router.invalidate();
  };
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
