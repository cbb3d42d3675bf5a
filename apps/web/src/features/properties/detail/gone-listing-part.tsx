import { lazyPart } from '../../../lib/page/lazy-part.tsx';

/** A search and other listings, for a visitor who finds no listing. Pages of listings never load it. */
export const goneListingPart = lazyPart({
  name: 'gone-listing',
  load: () => import('./gone-listing.tsx'),
});
