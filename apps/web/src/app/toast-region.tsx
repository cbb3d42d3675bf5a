import './toast-styles.ts';
import { Notifications, notifications } from '@mantine/notifications';
import { CheckIcon, CloseIcon, WarningIcon } from '@pbr/ui/icons';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Toast } from '../lib/notify.ts';

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;
const FOCUS_KEY = 'F8';

const looks = {
  success: { color: 'agave', icon: <CheckIcon /> },
  failure: { color: 'red.9', icon: <CloseIcon /> },
  warning: { color: 'yellow.9', icon: <WarningIcon /> },
} as const;

export function ToastRegion({ toast }: { toast: Toast }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => show(toast), [toast]);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === FOCUS_KEY) region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <section ref={region} aria-label={`Avisos (${FOCUS_KEY})`} tabIndex={-1}>
      <Notifications
        position="bottom-right"
        limit={1}
        autoClose={SHOWN_FOR_MS}
        withinPortal={false}
      />
    </section>
  );
}

function show({ id, kind, title, message }: Toast) {
  const name = String(id);
  let startX = Number.NaN;
  notifications.clean();
  notifications.cleanQueue();
  notifications.show({
    id: name,
    title,
    message: message ?? '',
    ...looks[kind],
    closeButtonProps: { 'aria-label': 'Cerrar aviso', size: 'lg' },
    onPointerDown: (event: PointerEvent) => {
      startX = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.clientX - startX >= SWIPE_PX) notifications.hide(name);
    },
  });
}
