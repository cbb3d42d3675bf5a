import type { Toast } from '@pbr/ui/overlays/toast-region';

let latest: Toast | undefined;
const listeners = new Set<() => void>();

/** 'Consulta enviada', 'Tu consulta se envió correctamente…'; with `undo` it offers 'Deshacer'. */
export function notifySuccess(title: string, message?: string, undo?: () => void): void {
  show('success', title, message, undo);
}

/** 'No se pudo enviar la consulta.', under a title only if it says something else than that it failed. */
export function notifyFailure(message: string, title?: string): void {
  show('failure', title, message);
}

const AFTER_LOAD = 'notice';

/** Says it on the page that loads next in this tab. */
export function notifyAfterLoad(title: string, message: string): void {
  try {
    sessionStorage.setItem(AFTER_LOAD, JSON.stringify([title, message]));
  } catch {
    // Blocked storage: the new page shows by itself what happened.
  }
}

/** Shows what the page before had to say. */
export function showKeptNotice(): void {
  try {
    const kept = sessionStorage.getItem(AFTER_LOAD);
    if (kept === null) return;
    sessionStorage.removeItem(AFTER_LOAD);
    notifySuccess(...(JSON.parse(kept) as [string, string]));
  } catch {
    // Blocked storage holds no notice.
  }
}

/** Read by `ToastHost`, which renders the toast. */
export function latestToast(): Toast | undefined {
  return latest;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(kind: Toast['kind'], title?: string, message?: string, undo?: () => void) {
  latest = { id: (latest?.id ?? 0) + 1, kind, title, message, undo };
  for (const listener of listeners) listener();
}
