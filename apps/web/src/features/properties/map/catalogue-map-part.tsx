import type { PropertyCard, SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';

export interface CatalogueMapProps {
  search: CatalogueSearch;
  /** '128 propiedades' */
  countLabel: string;
  /** The list beside the map; undefined while it loads. */
  list: SearchPage | undefined;
  /** The listings that it shows. */
  listed: readonly PropertyCard[] | undefined;
  /** Searches in another frame; a press is a step of the history, and a move that is followed none. */
  onFrame: (bbox: string, isPress: boolean) => void;
}

export const catalogueMapPart = lazyPart<CatalogueMapProps>({
  name: 'catalogue-map',
  load: () => import('./catalogue-map.tsx'),
});
