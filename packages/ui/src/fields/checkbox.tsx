import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckInput } from './check-input.tsx';
import classes from './checkbox.module.css';

interface CheckboxProps extends ComponentProps<typeof CheckInput> {
  label: ReactNode;
  error?: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={classes.label}>
        <CheckInput
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>
          {label}
          {input.required && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
