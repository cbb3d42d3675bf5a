import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import classes from './form-parts.module.css';

interface SubmitButtonProps {
  /** From the moment it is pressed until the answer is there. */
  isSending: boolean;
  /** Shown meanwhile: 'Enviando...', 'Guardando...'. */
  sendingLabel: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Sends its form; shows progress, keeps the focus and cannot fire twice. */
export function SubmitButton({ isSending, sendingLabel, ref, children }: SubmitButtonProps) {
  return (
    <Button type="submit" look="primary" isBusy={isSending} {...(ref && { ref })}>
      {isSending ? sendingLabel : children}
    </Button>
  );
}

/** What is wrong with the form as a whole; errors of single fields stand beside the fields. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.error}>
      {children}
    </p>
  );
}
