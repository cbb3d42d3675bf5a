import { download } from '../../../lib/page/downloads.ts';
import type { RecentSearch } from './recent-searches.ts';

const load = () => import('./recent-searches.ts');

/** Keeps a search for the next time that somebody searches in this browser. Nobody waits for it. */
export function rememberSearch(search: RecentSearch): void {
  const forgotten = () => {};
  void download(load).then(({ addSearch }) => addSearch(search), forgotten);
}
