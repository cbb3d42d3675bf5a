import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  tone: 'sale' | 'rent' | 'both' | 'neutral' | 'strong';
  children: ReactNode;
}

/** One or two words on a colour of their own; the words alone must say it too. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
