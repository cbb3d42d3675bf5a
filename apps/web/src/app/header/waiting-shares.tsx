import type { ShareCountProps } from './share-count.tsx';
import { useDownload } from '../../lib/page/use-download.ts';

const load = () => import('./share-count.tsx');

/** Loads the count after the page, for members only: visitors never download it. */
export function WaitingShares(props: ShareCountProps) {
  const module = useDownload({ load, need: true });
  return module && <module.ShareCount {...props} />;
}
