import { useRef, useState } from 'react';
import { notifyFailure } from '../notify.ts';

export const FORM_NOT_OPENED =
  'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.';

interface LazyDialog<Module> {
  load: () => Promise<Module>;
  /** The message shown when the dialog's code does not come. */
  failure: string;
}

/** Opens a dialog whose code is loaded the first time. */
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
      // Older Chromium keeps a failed import of a module until the page is reloaded.
      if (hasFailed.current && (await isServerThere())) return window.location.reload();
      hasFailed.current = true;
      notifyFailure('Error', failure);
    }
  }

  return {
    module,
    opened,
    /** The number of openings: as a key, it gives each opening a form of its own. */
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
