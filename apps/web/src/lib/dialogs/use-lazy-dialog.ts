import { useRef, useState } from 'react';
import { notifyFailure } from '../notify.ts';

export const FORM_NOT_OPENED =
  'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.';

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
      // Older Chromium caches a failed module import until the page reloads.
      if (hasFailed.current && (await isServerThere())) return window.location.reload();
      hasFailed.current = true;
      notifyFailure('Error', failure);
    }
  }

  return {
    module,
    opened,
    /** The number of openings; used as a `key`, it gives each opening a new form. */
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
