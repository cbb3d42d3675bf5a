import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import classes from './copy-field.module.css';
import { TextField } from './text-field.tsx';

interface CopyFieldProps {
  label: string;
  description: string;
  value: string;
  /** 'Copiar enlace' */
  copyLabel: string;
  /** 'Enlace copiado.' */
  copied: string;
  /** Shown when the browser refuses; the value is selected then. */
  notCopied: string;
  /** Further buttons beside 'Copiar'. */
  children?: ReactNode;
}

/** A text that is shown once, to be copied. It takes the focus, because it replaces the form that made it. */
export function CopyField(props: CopyFieldProps) {
  const { label, description, value, copyLabel, copied, notCopied, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(copied);
    } catch {
      setSaid(notCopied);
      field.current?.select();
    }
  }

  return (
    <div className={classes.field}>
      <TextField
        ref={field}
        label={label}
        description={description}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          // Selecting shows the end of a long text.
          currentTarget.scrollLeft = 0;
        }}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button look="primary" onClick={() => void copy()}>
          {copyLabel}
        </Button>
        {children}
      </div>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </div>
  );
}
