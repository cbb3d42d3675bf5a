import { Button } from '@pbr/ui/button';
import type { ReactNode } from 'react';
import { useSignInAgain } from './lost-session/use-sign-in-again.ts';

interface NotLoadedProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** 'No se pudieron cargar las amenidades.' */
  children: ReactNode;
}

/** One line instead of a part that failed to load and that the rest of the page can do without. */
export function NotLoaded({ query, children }: NotLoadedProps) {
  useSignInAgain(query.error, query.refetch);
  return (
    <p role="status">
      {children} <Button onClick={() => void query.refetch()}>Intentar de nuevo</Button>
    </p>
  );
}
