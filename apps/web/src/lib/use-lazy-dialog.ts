import { useRef, useState } from 'react';
import { notifyFailure } from './notify.ts';

export const FORM_NOT_OPENED =
  'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.';

interface LazyDialog<Module> {
  load: () => Promise<Module>;
  /** Said when the dialog's code does not come. */
  failure: string;
}

/** A dialog whose code comes when it is first opened. */
export function useLazyDialog<Module extends object>({ load, failure }: LazyDialog<Module>) {
  const [module, setModule] = useState<Module>();
  const [opened, setOpened] = useState(false);
  const [opening, setOpening] = useState(0);
  const hasFailed = useRef(false);

  async function open(onFailed?: () => void) {
    setOpening((count) => count + 1);
    setOpened(true);
    if (module !== undefined) return;
    try {
      const loaded = await load();
      setModule(() => loaded);
    } catch {
      setOpened(false);
      onFailed?.();
      // Before the autumn of 2026 browsers took a file that had not come once for missing, until the page was loaded anew.
      if (hasFailed.current && (await isServerThere())) return window.location.reload();
      hasFailed.current = true;
      notifyFailure('Error', failure);
    }
  }

  return {
    module,
    opened,
    /** How often it was opened: as a key, it gives each opening a form of its own. */
    opening,
    open: (onFailed?: () => void) => void open(onFailed),
    close: () => setOpened(false),
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
