import { useState } from 'react';
import { FORM_NOT_OPENED, useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.ts';
import type { InquiredProperty } from './inquired-listing.tsx';

/** The dialog for writing to a listing's agent. */
export function useInquiryDialog(property: InquiredProperty | undefined) {
  const { module, opened, open, close } = useLazyDialog({
    load: () => import('./inquiry-dialog.tsx'),
    failure: FORM_NOT_OPENED,
  });
  /** The id of the listing of the last inquiry sent. */
  const [sentAbout, setSentAbout] = useState<string>();
  return {
    open: () => open(),
    isSent: property !== undefined && sentAbout === property.id,
    dialog: module && property && (
      <module.InquiryDialog
        property={property}
        opened={opened}
        onClose={close}
        onSent={() => setSentAbout(property.id)}
      />
    ),
  };
}
