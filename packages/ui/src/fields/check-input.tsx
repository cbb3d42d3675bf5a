import type { ComponentProps, RefObject } from 'react';
import classes from './check-input.module.css';

interface CheckInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'ref'> {
  type?: 'checkbox' | 'radio';
  /** A part of all that the box stands for is chosen. */
  isPartial?: boolean;
  ref?: RefObject<HTMLInputElement | null>;
}

/** A box to tick, or a button of which one is chosen, in the look of the theme. Its label goes around it. */
export function CheckInput(props: CheckInputProps) {
  const { type = 'checkbox', isPartial = false, ref, ...input } = props;
  return (
    <input
      {...input}
      type={type}
      className={classes.box}
      ref={(box) => {
        if (box) box.indeterminate = isPartial;
        if (ref) ref.current = box;
      }}
    />
  );
}
