import { Dialog } from '@pbr/ui/overlays/dialog';
import { useState } from 'react';
import { PriceForm } from './price-form.tsx';
import type { RepricedListing } from './use-save-price.ts';

interface PriceDialogProps {
  listing: RepricedListing;
  opened: boolean;
  onClose: () => void;
}

export function PriceDialog({ listing, opened, onClose }: PriceDialogProps) {
  // While a question lies over the form, it alone handles the keys.
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Cambiar precio"
      size="sm"
      // Above a phone's keyboard.
      top="10vh"
      // A stray touch beside a number that was just typed must not lose it.
      closesOnClickOutside={false}
      isCovered={isAsking}
    >
      <PriceForm listing={listing} onClose={onClose} onAsking={setAsking} />
    </Dialog>
  );
}
