import { useState } from 'react';
import { notifyFailed } from '../forms/notify-failed.ts';
import { download, downloadNow } from '../page/downloads.ts';

export const FORM_NOT_OPENED = 'No se pudo abrir el formulario. Intenta de nuevo.';

interface LazyDialog<Module> {
  load: () => Promise<Module>;
  /** The message shown if the dialog's code fails to load. */
  failure: string;
}

/** Opens a dialog whose code loads on the first opening. */
export function useLazyDialog<Module extends object>({ load, failure }: LazyDialog<Module>) {
  const [module, setModule] = useState<Module>();
  const [opened, setOpened] = useState(false);
  const [opening, setOpening] = useState(0);

  /** `otherwise` replaces the dialog and the message. */
  async function open(otherwise?: () => void) {
    setOpening((count) => count + 1);
    setOpened(true);
    if (module !== undefined) return;
    try {
      const loaded = await (otherwise ? download : downloadNow)(load);
      setModule(() => loaded);
    } catch (error) {
      setOpened(false);
      if (otherwise) otherwise();
      else notifyFailed(error, failure);
    }
  }

  return {
    module,
    opened,
    /** The number of openings; used as a `key`, it gives each opening a new form. */
    opening,
    open: (otherwise?: () => void) => void open(otherwise),
    close: () => setOpened(false),
  };
}
