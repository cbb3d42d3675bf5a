import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

export interface SearchNotesProps {
  search: CatalogueSearch;
  /** Unknown while it loads. */
  found: SearchPage | undefined;
  /** The same, or what was found before while it loads. */
  last: SearchPage | undefined;
}

export const searchNotesPart = lazyPart<SearchNotesProps>({
  name: 'search-notes',
  load: () => import('./search-notes.tsx'),
});

/** Whether there is anything to say about how a search was understood. */
export const isNoted = ({ search, found, last }: SearchNotesProps): boolean =>
  (search.cut ?? search.unread ?? search.guessed ?? search.intent) !== undefined ||
  Boolean(found?.suggestion ?? last?.withNeighbours);
