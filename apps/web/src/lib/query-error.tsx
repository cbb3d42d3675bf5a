import { ErrorRetry } from '@pbr/ui/error-retry';
import { wordsForPeople } from './forms/server-error.ts';
import { useSignInAgain } from './lost-session/use-sign-in-again.ts';
import { NotLoaded } from './not-loaded.tsx';

interface QueryErrorProps {
  query: { error: unknown; refetch: () => Promise<unknown>; data?: unknown };
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Shown instead of data that failed to load, or above older data that could not be renewed. */
export function QueryError({ query, ...words }: QueryErrorProps) {
  if (query.data === undefined) return <NothingLoaded query={query} {...words} />;
  return <NotLoaded query={query}>No se pudo actualizar: esto es lo de antes.</NotLoaded>;
}

function NothingLoaded({ query, title, heading = 'h2' }: QueryErrorProps) {
  useSignInAgain(query.error, query.refetch);
  return (
    <ErrorRetry
      title={title}
      heading={heading}
      message={wordsForPeople(query.error)}
      onRetry={() => query.refetch()}
    />
  );
}
