import type { ReactNode } from 'react';
import type { FieldProps } from './field.tsx';
import classes from './affix-field.module.css';
import { TextField } from './text-field.tsx';

type AffixFieldProps = FieldProps<'input'> & {
  /** '$' */
  start?: ReactNode;
  /** '%', 'm²', a button. */
  end?: ReactNode;
  endWidth?: string;
};

/** A line of text with something at its start or end. */
export function AffixField({ start, end, endWidth = '2.625rem', ...field }: AffixFieldProps) {
  return (
    <TextField
      {...field}
      style={{ ...(start && { paddingLeft: '2.625rem' }), ...(end && { paddingRight: endWidth }) }}
      inside={
        <>
          {start && <span className={classes.start}>{start}</span>}
          {end && (
            <span className={classes.end} style={{ width: endWidth }}>
              {end}
            </span>
          )}
        </>
      }
    />
  );
}
