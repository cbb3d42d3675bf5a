import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface OwnProps {
  /** A required field is marked by a star, and an optional one by nothing. */
  label?: string;
  labelClass?: string;
  /** Stands below the control, so that adjacent controls stay on one line. */
  description?: ReactNode;
  error?: ReactNode;
  /** `filter` is the quieter look of the fields around a list. */
  look?: 'form' | 'filter';
  /** Lies over the control. */
  inside?: ReactNode;
}

/** The props of a field around a native control. */
export type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = OwnProps &
  Omit<ComponentProps<Tag>, keyof OwnProps>;

interface FrameProps extends OwnProps {
  as: ElementType;
  children?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  required?: boolean | undefined;
}

/** A native control with its label, description and error; the remaining props are the control's. */
export function Field(props: FrameProps) {
  const { as: Control, label, description, error, look = 'form', ...others } = props;
  const { inside, className, labelClass = '', ...control } = others;
  const ownId = useId();
  const id = control.id ?? ownId;
  // An error says more than the hint, and replaces it.
  const hint =
    description && !error ? (
      <p id={`${id}-hint`} className={classes.hint}>
        {description}
      </p>
    ) : null;
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={`${classes[look]} ${className ?? ''}`}>
      {label !== undefined && (
        <label htmlFor={id} className={`${classes.label} ${labelClass}`}>
          {label}
          {control.required && <span aria-hidden="true"> *</span>}
        </label>
      )}
      <div className={classes.box}>
        <Control
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          {...control}
          id={id}
          className={classes.control}
        />
        {inside}
      </div>
      {hint}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
