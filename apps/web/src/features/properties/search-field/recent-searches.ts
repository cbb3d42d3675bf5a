import type { Completions } from '@pbr/schemas/property/search/completions';
import { useSyncExternalStore } from 'react';

type Place = Pick<Completions['places'][number], 'path' | 'name' | 'around'>;

/** A text or a place that somebody searched for. */
export type RecentSearch = { text: string } | Place;

/** This browser keeps them and sends them nowhere. */
const KEY = 'pbr:searches';
const MOST = 5;

const NONE: readonly RecentSearch[] = [];
/** The same list for the same text, because React compares by identity. */
let read: { text: string | null; searches: readonly RecentSearch[] } = {
  text: null,
  searches: NONE,
};
const listeners = new Set<() => void>();

/** The latest first; none until the scripts run. */
export const useRecentSearches = (): readonly RecentSearch[] =>
  useSyncExternalStore(subscribe, recentSearches, () => NONE);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function recentSearches(): readonly RecentSearch[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) read = { text, searches: searchesIn(text) };
  } catch {
    // A browser that keeps nothing offers no recent searches.
  }
  return read.searches;
}

function searchesIn(text: string | null): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

/** Puts a search before the others. */
export function addSearch(search: RecentSearch): void {
  const others = recentSearches().filter((other) => keyOf(other) !== keyOf(search));
  write([search, ...others].slice(0, MOST));
}

export const forgetSearches = (): void => write([]);

export const keyOf = (search: RecentSearch): string =>
  'text' in search ? `text ${search.text}` : search.path;

function write(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function isRecentSearch(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  if ('text' in kept) return typeof kept.text === 'string';
  return (
    'path' in kept &&
    typeof kept.path === 'string' &&
    'name' in kept &&
    typeof kept.name === 'string' &&
    'around' in kept &&
    Array.isArray(kept.around) &&
    kept.around.every((name) => typeof name === 'string')
  );
}
