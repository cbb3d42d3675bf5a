import { useMounted } from '@mantine/hooks';
import type * as confirmDialog from '@pbr/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from './use-lazy-dialog.ts';

interface Question {
  /** '¿Desactivar a Elena Ríos?' */
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** 'Cancelar' unless it is said. */
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Rejects when it did not go well, after it has said so: the question stays. */
  onConfirm: () => Promise<unknown>;
  /** Whatever the answer was, the question is over. */
  onClose?: () => void;
}

/** Asks in words before something that matters. */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const { module, opened, open, close } = useLazyDialog({
    load: () => import('@pbr/ui/confirm-dialog'),
    failure: 'No se pudo continuar. Revisa tu conexión e intenta de nuevo.',
  });

  function onClose() {
    close();
    question?.onClose?.();
  }

  return {
    ask: (next: Question) => {
      setQuestion(next);
      open(next.onClose);
    },
    dialog: module && question && (
      <Asking module={module} question={question} isOpen={opened} onClose={onClose} />
    ),
  };
}

interface AskingProps {
  module: typeof confirmDialog;
  question: Question;
  isOpen: boolean;
  onClose: () => void;
}

function Asking({ module, question, isOpen, onClose }: AskingProps) {
  const { text, onClose: _told, ...rest } = question;
  // Mounted closed and opened afterwards: only so does Mantine learn where the focus was, to give it back.
  const isMounted = useMounted();
  return (
    <module.ConfirmDialog {...rest} opened={isOpen && isMounted} onClose={onClose}>
      {text}
    </module.ConfirmDialog>
  );
}
