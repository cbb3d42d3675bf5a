import { useEffect, useState } from 'react';
import type * as shareCount from './share-count.tsx';

interface WaitingSharesProps {
  isDecoration?: boolean;
}

/** Loads the count after the page, for members only: visitors never download it. */
export function WaitingShares(props: WaitingSharesProps) {
  const [module, setModule] = useState<typeof shareCount>();
  useEffect(() => {
    // The page is complete without the count.
    void import('./share-count.tsx').then(setModule, () => undefined);
  }, []);
  return module && <module.ShareCount {...props} />;
}
