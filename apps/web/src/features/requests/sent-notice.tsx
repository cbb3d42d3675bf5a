import { Button } from '@pbr/ui/button';
import { CheckIcon } from '@pbr/ui/icons';
import { useEffect, useRef } from 'react';
import classes from './request-form.module.css';

interface SentNoticeProps {
  /** The next steps. */
  text: string;
  onAgain: () => void;
}

/** Replaces a form after sending. */
export function SentNotice({ text, onAgain }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; screen readers continue here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <CheckIcon size={24} />
        Solicitud enviada
      </h3>
      <p>{text}</p>
      <Button onClick={onAgain}>Enviar otra solicitud</Button>
    </div>
  );
}
