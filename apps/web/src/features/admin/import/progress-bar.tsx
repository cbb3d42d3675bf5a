import { useId } from 'react';
import classes from './import.module.css';

interface ProgressBarProps {
  label: string;
  /** Undefined while nobody knows. */
  value: number | undefined;
  max: number;
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classes.progress} role="status">
      <span id={id}>{label}</span>
      <progress
        className={classes.bar}
        aria-labelledby={id}
        max={Math.max(max, 1)}
        {...(value !== undefined && { value })}
      />
    </div>
  );
}
