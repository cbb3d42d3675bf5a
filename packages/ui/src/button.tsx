import type { ComponentProps } from 'react';
import classes from './button.module.css';

/** `accent` is the one main action of a screen or of its dialog; `primary` is for actions that repeat or lead on; `danger` destroys; `quiet` is for everything else. */
type ButtonLook = 'accent' | 'primary' | 'quiet' | 'remove' | 'danger';

/** The look of a button for an element that is none: `<a className={buttonClass('accent')}>`. */
export function buttonClass(look: ButtonLook = 'quiet'): string {
  return `${classes.button} ${classes[look]}`;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  look?: ButtonLook;
  /** While busy, the button keeps its position and its focus, and ignores further clicks. */
  isBusy?: boolean;
  /** Keeps its position and its focus while there is nothing to do. */
  isOff?: boolean;
  /** Each click of a double click counts: for steps. */
  repeats?: boolean;
}

/** A button that shows progress and cannot fire twice, unless it is for steps. */
export function Button({
  look = 'quiet',
  isBusy = false,
  isOff = false,
  repeats = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // eslint-disable-next-line react/button-has-type -- the type of the prop allows only the three button types
      type={type}
      className={buttonClass(look)}
      aria-disabled={isBusy || isOff}
      onClick={(event) => {
        // The second click of a double click may come when the first is already answered.
        if (isBusy || isOff || (event.detail > 1 && !repeats)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
