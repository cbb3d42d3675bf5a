import { type ComponentProps, useId } from 'react';
import classes from './fields.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  labelClass?: string;
  options: readonly { value: string; label: string }[];
}

/** A native select with its label above. */
export function SelectField({
  label,
  labelClass,
  options,
  className,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={joined(classes.field, className)}>
      <label className={joined(classes.label, labelClass)} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={classes.control} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  labelClass?: string;
  error?: string | undefined;
}

/** A native input with its label above. */
export function TextField({ label, labelClass, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={joined(classes.field, className)}>
      <label className={joined(classes.label, labelClass)} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.control}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
