import { keepPreviousData } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';

/** The cards of the favorites; they may include one that was just removed. */
export function useFavoriteCards(ids: readonly string[]) {
  const isMember = useSessionUser() !== null;
  // The server does not know the favorites stored in the browser.
  const isHydrated = useHydrated();
  const asked = useAsked(ids);
  const inAccount = trpc.favorite.list.useQuery(undefined, { enabled: isMember });
  const inBrowser = trpc.property.byIds.useQuery(
    { ids: [...asked] },
    { enabled: !isMember && isHydrated, placeholderData: keepPreviousData },
  );
  return isMember ? inAccount : inBrowser;
}

/** The ids to fetch: removing favorites needs no new request, adding one does. */
function useAsked(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  setAsked(ids);
  return ids;
}
