import { type ReactNode, useEffect, useRef } from 'react';
import classes from './bulk.module.css';

/** A step of the dialog. It takes the focus, because the button that led to it is gone. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={step} tabIndex={-1} className={classes.step}>
      {children}
    </div>
  );
}
