import type { RecentSearch } from './recent-searches.ts';

/** Keeps a search for the next time that somebody searches in this browser. Nobody waits for it. */
export function rememberSearch(search: RecentSearch): void {
  const forgotten = () => {};
  void import('./recent-searches.ts').then(({ addSearch }) => addSearch(search), forgotten);
}
