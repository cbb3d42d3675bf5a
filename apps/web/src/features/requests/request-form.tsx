import type { ReactNode } from 'react';
import { PlainFormFrame } from '../../lib/forms/plain-form-frame.tsx';
import classes from './request-form.module.css';

/** The place of a visitor's request to the company on its page. The server draws the form, and it can be posted before scripts run. */
export function RequestForm({ children }: { children: ReactNode }) {
  return (
    <div id="solicitud" className={classes.place}>
      <PlainFormFrame>{children}</PlainFormFrame>
    </div>
  );
}
