import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  /** `li` in a list of cards. */
  as?: 'div' | 'li' | 'article' | 'aside';
  /** `plain` lies on the paper, `raised` above it; `sand` is warm and has no border. */
  look?: 'plain' | 'raised' | 'sand';
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
