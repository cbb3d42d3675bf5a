import type * as confirmDialog from '@pbr/ui/overlays/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from './use-lazy-dialog.ts';

interface Question {
  /** '¿Desactivar a Elena Ríos?' */
  title: string;
  /** The consequences, and whether they can be undone. */
  text: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** 'Cancelar' by default. */
  cancelLabel?: string;
  isDestructive?: boolean;
  /** A third answer; the browser's own question leaves it out. */
  other?: { label: string; onChoose: () => Promise<unknown> };
  /** False if a step back has raised the question. */
  closesOnBack?: boolean;
  /** Rejects after reporting its own failure; the dialog then stays open. */
  onConfirm: () => Promise<unknown>;
  /** Called when the dialog closes, whatever the answer. */
  onClose?: () => void;
}

/** Asks for confirmation before an important action. */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const { module, opened, open, close } = useLazyDialog({
    load: () => import('@pbr/ui/overlays/confirm-dialog'),
    failure: 'No se pudo continuar. Intenta de nuevo.',
  });

  function onClose() {
    close();
    question?.onClose?.();
  }

  return {
    ask: (next: Question) => {
      setQuestion(next);
      open(() => void askPlainly(next));
    },
    dialog: module && question && (
      <Asking module={module} question={question} isOpen={opened} onClose={onClose} />
    ),
  };
}

/** The browser's own question needs no download. */
async function askPlainly({ title, text, onConfirm, onClose }: Question) {
  try {
    if (window.confirm(typeof text === 'string' ? `${title}\n\n${text}` : title)) await onConfirm();
  } catch {
    // It has reported its own failure.
  } finally {
    onClose?.();
  }
}

interface AskingProps {
  module: typeof confirmDialog;
  question: Question;
  isOpen: boolean;
  onClose: () => void;
}

function Asking({ module, question, isOpen, onClose }: AskingProps) {
  const { text, onClose: _told, ...rest } = question;
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  return (
    <module.ConfirmDialog {...rest} opened={isOpen} onClose={onClose}>
      {text}
    </module.ConfirmDialog>
  );
}
