import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

export interface UnlocatedNoteProps {
  search: CatalogueSearch;
  /** The list above; undefined while it loads. */
  list: SearchPage | undefined;
  /** Beside the count, a few words that lead to the note. */
  isLink?: true;
}

export const unlocatedNotePart = lazyPart<UnlocatedNoteProps>({
  name: 'unlocated-note',
  load: () => import('./unlocated-note.tsx'),
});
