import { useRef, useState } from 'react';
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
  /** The state of this moment, which an answer that comes late reads too. */
  const now = useRef({ opening: 0, isOpen: false });

  /** Closes the dialog unless it was opened anew since then, and answers whether it did. */
  function close(number: number): boolean {
    if (!now.current.isOpen || now.current.opening !== number) return false;
    now.current.isOpen = false;
    setOpened(false);
    return true;
  }

  /** `otherwise` replaces the dialog and the message. */
  async function open(otherwise?: () => void) {
    const number = now.current.opening + 1;
    now.current = { opening: number, isOpen: true };
    setOpening(number);
    setOpened(true);
    if (module !== undefined) return;
    try {
      const loaded = await (otherwise ? download : downloadNow)(load);
      setModule(() => loaded);
    } catch (error) {
      close(number);
      if (otherwise) otherwise();
      else notifyFailed(error, failure);
    }
  }

  return {
    module,
    opened,
    /** The number of openings; used as a `key`, it gives each opening a new form. */
    opening,
    isOpen: () => now.current.isOpen,
    open: (otherwise?: () => void) => void open(otherwise),
    close: () => close(opening),
  };
}
