import { useState } from 'react';
import { notifyFailure } from '../../../lib/notify.ts';
import type { InquiredProperty } from './inquired-listing.tsx';
import type * as inquiryDialog from './inquiry-dialog.tsx';

/** The dialog comes with the first wish to write, not with the page. */
export function useInquiryDialog(property: InquiredProperty | undefined) {
  const [module, setModule] = useState<typeof inquiryDialog>();
  const [opened, setOpened] = useState(false);
  /** The listing that was written about last. */
  const [sentAbout, setSentAbout] = useState<string>();

  async function open() {
    setOpened(true);
    if (module !== undefined) return;
    try {
      setModule(await import('./inquiry-dialog.tsx'));
    } catch {
      setOpened(false);
      notifyFailure(
        'Error',
        'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.',
      );
    }
  }

  return {
    open: () => void open(),
    isSent: property !== undefined && sentAbout === property.id,
    dialog: module && property && (
      <module.InquiryDialog
        property={property}
        opened={opened}
        onClose={() => setOpened(false)}
        onSent={() => setSentAbout(property.id)}
      />
    ),
  };
}
