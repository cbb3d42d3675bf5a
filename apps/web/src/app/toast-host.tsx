import type { Toast } from '@pbr/ui/overlays/toast-region';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDownload } from '../lib/page/use-download.ts';
import { latestToast, showKeptNotice, subscribeToToasts } from '../lib/notify.ts';
import { KeptApart } from './kept-apart.tsx';
import classes from './layout.module.css';

const load = () => import('@pbr/ui/overlays/toast-region');

/** Loads the toast code together with the first toast, which appears without it if it does not come. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  const [lastPlain, setLastPlain] = useState(0);
  useEffect(showKeptNotice, []);
  const module = useDownload({
    load,
    need: toast,
    onFailure: () => setLastPlain(toast?.id ?? 0),
  });
  if (!toast) return null;
  if (toast.id <= lastPlain) return <PlainToast key={toast.id} toast={toast} />;
  return (
    module && (
      <KeptApart otherwise={<PlainToast toast={toast} />}>
        <module.ToastRegion toast={toast} />
      </KeptApart>
    )
  );
}

/** Needs nothing but the style sheet of the page. */
function PlainToast({ toast: { title, message } }: { toast: Toast }) {
  return (
    <p role="alert" className={classes.toast}>
      <strong>{title}</strong>
      {message}
    </p>
  );
}
