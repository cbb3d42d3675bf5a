import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import type { DealNoticeProps } from './deal-notice.tsx';

/** Few listings have a deal. */
export const dealNoticePart = lazyPart<DealNoticeProps>({
  name: 'deal-notice',
  load: () => import('./deal-notice.tsx'),
});
