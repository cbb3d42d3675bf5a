import type { ReactNode } from 'react';
import classes from './price.module.css';

interface PriceProps {
  /** Already formatted: '$4,500,000'. */
  amount: ReactNode;
  /** The period or the currency: ' al mes', 'MXN'. */
  suffix?: ReactNode;
  /** A small second line: an equivalent with its date, a second price. */
  note?: ReactNode;
  size?: 'small' | 'normal' | 'large';
}

/** A price in tabular figures, so that prices below each other line up. */
export function Price({ amount, suffix, note, size = 'normal' }: PriceProps) {
  return (
    <p className={classes.price} data-size={size}>
      <span className={classes.amount}>{amount}</span>
      {suffix !== undefined && <span className={classes.suffix}> {suffix}</span>}
      {note !== undefined && <span className={classes.note}> {note}</span>}
    </p>
  );
}
