import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import classes from './form-parts.module.css';

interface SubmitButtonProps {
  /** True from the click until the answer arrives. */
  isSending: boolean;
  /** Shown while sending: 'Enviando...', 'Guardando...'. */
  sendingLabel: string;
  /** `primary` where the screen has a main action besides this form. */
  look?: 'accent' | 'primary';
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Sends its form; shows progress, keeps the focus and cannot fire twice. */
export function SubmitButton({
  isSending,
  sendingLabel,
  look = 'accent',
  ref,
  children,
}: SubmitButtonProps) {
  return (
    <Button type="submit" look={look} isBusy={isSending} {...(ref && { ref })}>
      {isSending ? sendingLabel : children}
    </Button>
  );
}

interface FormErrorProps {
  /** For a page that loads with the error: the focus brings it into view. */
  takesFocus?: true;
  children: ReactNode;
}

/** An error of the form as a whole; errors of single fields stand beside the fields. */
export function FormError({ takesFocus, children }: FormErrorProps) {
  return (
    <p
      role="alert"
      className={classes.error}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      {children}
    </p>
  );
}

/** Explains the asterisks; screen readers hear 'asterisco'. */
export function RequiredNote() {
  return (
    <p className={classes.note}>
      Los campos con <span aria-hidden="true">*</span>
      <span className="for-readers">asterisco</span> son obligatorios.
    </p>
  );
}

/** Words and the buttons of a long form, the main one last. They stay in view at the lower edge of the window or of the dialog. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.actions} data-form-actions>
      {children}
    </div>
  );
}

/** Two fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

/** A hidden field that holds the form back when it is filled: people do not see it, and password managers are told to leave it alone. */
export function TrapField({ name }: { name: string }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Deja este campo vacío
        <input
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore="true"
        />
      </label>
    </div>
  );
}
