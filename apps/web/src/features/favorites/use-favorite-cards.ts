import { keepPreviousData } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';

/** The cards of what is kept; they may still hold one that is not kept any more. */
export function useFavoriteCards(ids: readonly string[]) {
  const isMember = useSessionUser() !== null;
  // What the browser keeps is known only there.
  const isHydrated = useHydrated();
  const asked = useAsked(ids);
  const inAccount = trpc.favorite.list.useQuery(undefined, { enabled: isMember });
  const inBrowser = trpc.property.byIds.useQuery(
    { ids: [...asked] },
    { enabled: !isMember && isHydrated, placeholderData: keepPreviousData },
  );
  return isMember ? inAccount : inBrowser;
}

/** What has to be asked for: fewer listings need no new answer, another one does. */
function useAsked(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  setAsked(ids);
  return ids;
}
