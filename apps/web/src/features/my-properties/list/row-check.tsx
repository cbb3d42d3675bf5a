import { MAX_BULK } from '@pbr/schemas/bulk-change/values';
import classes from './row.module.css';

export interface RowChoice {
  isChosen: boolean;
  /** No further listing can be chosen. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Chooses the listing of a row for what is done to several at once. */
export function RowCheck({ name, isChosen, isFull, onChoose }: RowChoice & { name: string }) {
  const isRefused = isFull && !isChosen;
  return (
    <label className={classes.check} title={isRefused ? `Son ${MAX_BULK} como máximo` : undefined}>
      <input
        type="checkbox"
        aria-label={`Seleccionar ${name}`}
        checked={isChosen}
        disabled={isRefused}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
    </label>
  );
}
