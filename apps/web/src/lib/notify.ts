import type { Toast } from '@pbr/ui/overlays/toast-region';

let latest: Toast | undefined;
const listeners = new Set<() => void>();

/** 'Consulta enviada', 'Tu consulta se envió correctamente…' */
export function notifySuccess(title: string, message?: string): void {
  show('success', title, message);
}

/** 'Error', 'No se pudo enviar la consulta.' */
export function notifyFailure(title: string, message?: string): void {
  show('failure', title, message);
}

/** Read by `ToastHost`, which renders the toast. */
export function latestToast(): Toast | undefined {
  return latest;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(kind: Toast['kind'], title: string, message: string | undefined) {
  latest = { id: (latest?.id ?? 0) + 1, kind, title, message };
  for (const listener of listeners) listener();
}
