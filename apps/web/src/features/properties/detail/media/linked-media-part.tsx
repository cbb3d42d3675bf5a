import type { PropertyDetail } from '@pbr/schemas/property/read';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

/** Few listings have a video or a tour. */
export const linkedMediaPart = lazyPart<{ property: PropertyDetail }>({
  name: 'linked-media',
  load: () => import('./linked-media.tsx'),
});

export const hasLinkedMedia = ({ videoUrl, tourUrl }: PropertyDetail): boolean =>
  videoUrl !== null || tourUrl !== null;
