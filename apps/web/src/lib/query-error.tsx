import { ErrorRetry } from '@pbr/ui/error-retry';
import { wordsForPeople } from './forms/server-error.ts';
import { useSignInAgain } from './lost-session/use-sign-in-again.ts';

interface QueryErrorProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Shown in place of data that failed to load. */
export function QueryError({ query, title, heading = 'h2' }: QueryErrorProps) {
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
