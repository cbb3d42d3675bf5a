import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  tone: 'sale' | 'rent' | 'both' | 'neutral' | 'strong';
  children: ReactNode;
}

/** One or two words on a coloured ground; the words must make sense without the colour. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
