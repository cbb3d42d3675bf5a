import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  /** `li` in a list of cards. */
  as?: 'div' | 'li';
  /** `plain` lies on the paper, `raised` above it. */
  look?: 'plain' | 'raised';
  children: ReactNode;
}

/** A surface that groups related content. */
export function Card({ as: Element = 'div', look = 'plain', children }: CardProps) {
  return (
    <Element className={classes.card} data-look={look}>
      {children}
    </Element>
  );
}
