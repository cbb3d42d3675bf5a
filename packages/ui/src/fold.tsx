import type { ComponentProps, ReactNode } from 'react';
import classes from './fold.module.css';
import { ChevronDownIcon } from './icons/icons.tsx';

interface FoldProps extends ComponentProps<'details'> {
  /** The line that opens and closes the part. */
  summary: ReactNode;
}

/** Unfolds a part of the text below its line. */
export function Fold({ summary, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={[classes.fold, className].filter(Boolean).join(' ')}>
      <summary>
        {summary}
        <ChevronDownIcon size={20} />
      </summary>
      {children}
    </details>
  );
}
