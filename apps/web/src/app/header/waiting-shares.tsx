import { useEffect, useState } from 'react';
import type * as shareCount from './share-count.tsx';

interface WaitingSharesProps {
  isDecoration?: boolean;
}

/** A number for members alone: it comes after the page, and visitors never load it. */
export function WaitingShares(props: WaitingSharesProps) {
  const [module, setModule] = useState<typeof shareCount>();
  useEffect(() => {
    // Without it the page is whole.
    void import('./share-count.tsx').then(setModule, () => undefined);
  }, []);
  return module && <module.ShareCount {...props} />;
}
