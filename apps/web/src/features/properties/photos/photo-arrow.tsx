import { ChevronLeftIcon, ChevronRightIcon } from '@pbr/ui/icons/listing-icons';
import classes from './photo-arrow.module.css';

interface PhotoArrowProps {
  to: 'previous' | 'next';
  isAtEnd: boolean;
  onClick: () => void;
}

/** The arrow stays focusable at the end so that the keyboard does not lose its position. */
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
