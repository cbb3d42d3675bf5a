import { useState } from 'react';
import { FORM_NOT_OPENED, useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.ts';
import type { RepricedListing } from './use-save-price.ts';

/** A small form over the list that changes the price of one listing. */
export function usePriceDialog() {
  const [listing, setListing] = useState<RepricedListing>();
  const { module, opened, opening, open, close } = useLazyDialog({
    load: () => import('./price-dialog.tsx'),
    failure: FORM_NOT_OPENED,
  });
  return {
    open: (chosen: RepricedListing) => {
      setListing(chosen);
      open();
    },
    dialog: module && listing && (
      <module.PriceDialog key={opening} listing={listing} opened={opened} onClose={close} />
    ),
  };
}
