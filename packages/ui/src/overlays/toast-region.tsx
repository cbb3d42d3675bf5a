// `UnstyledButton` comes first: the sheets below override its resets.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { Button } from '../button.tsx';
import { CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { type PointerEvent, useEffect, useRef } from 'react';
import { WithMantine } from '../with-mantine.tsx';
import classes from './toast-region.module.css';

/** A short message over the page. A new toast replaces the current one. */
export interface Toast {
  /** Tells apart two toasts with the same text. */
  id: number;
  kind: 'success' | 'failure';
  title?: string | undefined;
  message?: string | undefined;
  /** Takes back what happened; the toast then offers 'Deshacer' instead of a message, and stays longer. */
  undo?: (() => void) | undefined;
}

const SHOWN_FOR_MS = 5000;
const UNDOABLE_FOR_MS = 10_000;
const SWIPE_PX = 50;
const FOCUS_KEY = 'F8';

const looks = {
  success: { color: 'agave', icon: <CheckIcon /> },
  failure: { color: 'red.9', icon: <CloseIcon /> },
} as const;

export function ToastRegion({ toast }: { toast: Toast }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    show(toast);
  }, [toast]);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === FOCUS_KEY) region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <WithMantine>
      <section
        ref={region}
        className={classes.region}
        aria-label={`Avisos (${FOCUS_KEY})`}
        tabIndex={-1}
      >
        <Notifications
          position="bottom-right"
          limit={1}
          // Mantine's own swipe dismisses by speed and in both directions.
          allowDragDismiss={false}
          allowScrollDismiss={false}
          withinPortal={false}
        />
      </section>
    </WithMantine>
  );
}

function show({ id, kind, title, message, undo }: Toast) {
  const name = String(id);
  notifications.clean();
  notifications.cleanQueue();
  notifications.show({
    id: name,
    title,
    message: undo ? <Undo name={name} undo={undo} /> : (message ?? ''),
    autoClose: undo ? UNDOABLE_FOR_MS : SHOWN_FOR_MS,
    ...looks[kind],
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso', size: 44 },
    ...swipe(() => notifications.hide(name)),
  });
}

function Undo({ name, undo }: { name: string; undo: () => void }) {
  return (
    <Button
      onClick={() => {
        notifications.hide(name);
        undo();
      }}
    >
      Deshacer
    </Button>
  );
}

/** The toast follows the finger to the right and closes when released far enough. */
function swipe(dismiss: () => void) {
  let startX: number | undefined;
  const moved = (event: PointerEvent) => (startX === undefined ? 0 : event.clientX - startX);
  const rest = (event: PointerEvent<HTMLElement>) => {
    startX = undefined;
    event.currentTarget.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      startX = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.style.translate = `${Math.max(0, moved(event))}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (moved(event) >= SWIPE_PX) dismiss();
      else rest(event);
    },
    onPointerCancel: rest,
    onPointerLeave: rest,
  };
}
