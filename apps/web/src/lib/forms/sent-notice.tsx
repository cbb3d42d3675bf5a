import { Button, buttonClass } from '@pbr/ui/button';
import { CheckIcon } from '@pbr/ui/icons/icons';
import { useEffect, useRef } from 'react';
import { usePlainPost } from './plain-form.tsx';
import classes from './sent-notice.module.css';

interface SentNoticeProps {
  title: string;
  /** The next steps. */
  text: string;
  /** The label of the way back to an empty form. */
  again: string;
  /** A form that was posted without scripts has a link instead. */
  onAgain?: () => void;
}

/** Replaces a form after sending. */
export function SentNotice({ title, text, again, onAgain }: SentNoticeProps) {
  const plain = usePlainPost();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; screen readers continue here.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={classes.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <CheckIcon size={24} />
        {title}
      </h3>
      <p>{text}</p>
      {plain?.isSent ? (
        <a className={buttonClass()} href={plain.action}>
          {again}
        </a>
      ) : (
        <Button onClick={onAgain}>{again}</Button>
      )}
    </div>
  );
}
