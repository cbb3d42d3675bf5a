import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';

/** The part of the query result that the screen's components use. */
export interface PageQuery {
  data: SearchPage | undefined;
  error: unknown;
  isFetching: boolean;
  /** The listings still belong to the previous search. */
  isPlaceholderData: boolean;
  refetch: () => Promise<{ isError: boolean; error: unknown }>;
}

/** The search that finds the listings, however they are shown. */
export const listingsOf = ({ view: _view, ...search }: CatalogueSearch): CatalogueSearch => search;
