import type { ReactNode } from 'react';
import { PlainFormFrame } from '../../lib/forms/plain-form-frame.tsx';
import classes from './service-request-form.module.css';

/** A visitor's service request to the company on its page. The server draws the form, and it can be posted before scripts run. */
export function ServiceRequestForm({ children }: { children: ReactNode }) {
  return (
    <div id="solicitud" className={classes.request}>
      <PlainFormFrame>{children}</PlainFormFrame>
    </div>
  );
}
