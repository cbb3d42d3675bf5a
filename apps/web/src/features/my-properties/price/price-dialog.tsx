import type { MyProperty } from '@pbr/schemas/property/mine';
import { Dialog } from '@pbr/ui/overlays/dialog';
import { PriceForm } from './price-form.tsx';

interface PriceDialogProps {
  listing: MyProperty;
  opened: boolean;
  onClose: () => void;
}

export function PriceDialog({ listing, opened, onClose }: PriceDialogProps) {
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
    >
      <PriceForm listing={listing} onClose={onClose} />
    </Dialog>
  );
}
