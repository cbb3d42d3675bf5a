import type { PropertyPage } from '@pbr/schemas/property/property';

/** The request for a page of listings, as far as the screen's parts look at it. */
export interface PageQuery {
  data: PropertyPage | undefined;
  error: unknown;
  isFetching: boolean;
  /** The listings are still those of the search before. */
  isPlaceholderData: boolean;
  refetch: () => Promise<{ isError: boolean }>;
}
