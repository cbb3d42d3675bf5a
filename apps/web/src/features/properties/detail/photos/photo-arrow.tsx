import { ChevronLeftIcon, ChevronRightIcon } from '@pbr/ui/listing-icons';
import classes from './photo-arrow.module.css';

interface PhotoArrowProps {
  to: 'previous' | 'next';
  isAtEnd: boolean;
  onClick: () => void;
}

/** It stays focusable at the end, or the keyboard would lose its place. */
export function PhotoArrow({ to, isAtEnd, onClick }: PhotoArrowProps) {
  return (
    <button
      type="button"
      className={`${classes.arrow} ${classes[to]}`}
      aria-label={to === 'next' ? 'Foto siguiente' : 'Foto anterior'}
      aria-disabled={isAtEnd}
      onClick={onClick}
    >
      {to === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
    </button>
  );
}
