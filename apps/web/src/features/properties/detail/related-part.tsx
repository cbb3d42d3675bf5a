import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { RelatedProps } from './related.tsx';

/** The end of the page. Its script waits until the page above it works; its rules are in the page's own sheet. */
export const relatedPart = lazyPart<RelatedProps>({
  name: 'related',
  load: () => import('./related.tsx'),
});
