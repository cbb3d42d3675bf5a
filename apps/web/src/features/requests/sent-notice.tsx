import { Button } from '@pbr/ui/button';
import { CheckIcon } from '@pbr/ui/icons';
import { useEffect, useRef } from 'react';
import classes from './request-form.module.css';

interface SentNoticeProps {
  /** What happens next. */
  text: string;
  onAgain: () => void;
}

/** In the place of a form that was sent. */
export function SentNotice({ text, onAgain }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; screen readers read on from here.
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
