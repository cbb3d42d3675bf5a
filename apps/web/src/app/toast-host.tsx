import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { latestToast, showKeptNotice, subscribeToToasts } from '../lib/notify.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('@pbr/ui/overlays/toast-region')).ToastRegion,
}));

/** Loads the toast code together with the first toast. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  useEffect(showKeptNotice, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} />
    </Suspense>
  );
}
