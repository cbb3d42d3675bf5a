import { Dialog } from '@pbr/ui/overlays/dialog';
import { useRef, useState } from 'react';
import { ifChanged } from '../../../lib/forms/form-changes.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CommissionOfListing } from './commission-of-listing.tsx';

interface CommissionDialogProps {
  /** The listing shown; `undefined` closes the dialog. */
  propertyId: string | undefined;
  /** Called once nothing is lost, or the person leaves it. */
  onClose: () => void;
}

/** The agents with whom a listing's commission is shared. On phones the dialog fills the screen. */
export function CommissionDialog({ propertyId, onClose }: CommissionDialogProps) {
  // While a confirmation lies over the dialog, it alone handles the keys.
  const [isAsking, setAsking] = useState(false);
  // Keeps the content visible while the dialog fades out.
  const [shown, setShown] = useState(propertyId);
  if (propertyId !== undefined && propertyId !== shown) setShown(propertyId);
  const formRef = useRef<HTMLFormElement>(null);
  const unsaved = useUnsavedChanges({
    atStake: () => ifChanged(formRef, 'Lo que escribiste de esta comisión se pierde.'),
    onAsking: setAsking,
  });
  // The content loads it; the head stays in view while the content scrolls.
  const { data } = trpc.commission.forProperty.useQuery({ id: shown ?? '' }, { enabled: false });

  return (
    <Dialog
      opened={propertyId !== undefined}
      onClose={() => void unsaved.leave(onClose)}
      title={data ? `Comisión · ${data.property.name}` : 'Comisión'}
      size="40rem"
      fullScreenUpTo="40em"
      top="4vh"
      // A click beside a half-filled form is rarely meant to close it.
      closesOnClickOutside={false}
      isCovered={isAsking}
    >
      {shown !== undefined && (
        <CommissionOfListing
          key={shown}
          propertyId={shown}
          formRef={formRef}
          leave={unsaved.leave}
          onAsking={setAsking}
        />
      )}
      {unsaved.dialog}
    </Dialog>
  );
}
