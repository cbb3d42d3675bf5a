import type { Completions } from '@pbr/schemas/property/completions';

type Place = Pick<Completions['places'][number], 'path' | 'name' | 'around'>;

/** A text or a place that somebody searched for. */
export type RecentSearch = { text: string } | Place;

/** This browser keeps them and sends them nowhere. */
const KEY = 'pbr:searches';
const MOST = 5;

export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others. */
export function rememberSearch(search: RecentSearch): void {
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
    // A browser that keeps nothing offers no recent searches.
  }
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
