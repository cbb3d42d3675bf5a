import { useDebouncedValue } from '@pbr/ui/hooks/use-debounced-value';
import type { Completions } from '@pbr/schemas/property/search/completions';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { type RecentSearch, useRecentSearches } from './recent-searches.ts';

/** An offer of a search field: a place, the listing with the typed id, or a recent search. */
export type Completion =
  | Completions['places'][number]
  | NonNullable<Completions['listing']>
  | RecentSearch;

/** Milliseconds. */
const TYPING_PAUSE = 150;

/** The completions of a text, or the recent searches while there is none; the same list as long as nothing changes. */
export function useCompletions(text: string): readonly Completion[] {
  const recent = useRecentSearches();
  const [typed] = useDebouncedValue(text.trim(), TYPING_PAUSE);
  const isEmpty = text.trim() === '';
  const isLong = typed.length >= 2;
  const { data } = trpc.property.complete.useQuery(
    { text: typed },
    { enabled: isLong, placeholderData: keepPreviousData },
  );
  return useMemo(() => {
    if (isEmpty) return recent;
    if (!isLong || !data) return [];
    return [...(data.listing ? [data.listing] : []), ...data.places];
  }, [isEmpty, recent, isLong, data]);
}
