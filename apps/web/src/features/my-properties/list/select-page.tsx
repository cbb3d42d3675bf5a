import type { MyProperty } from '@pbr/schemas/property/mine';
import type { Selection } from '../bulk/use-selection.ts';
import classes from './list.module.css';

interface SelectPageProps {
  /** The listings of the page. */
  listings: readonly MyProperty[];
  selection: Selection;
}

/** Chooses all listings of the page, or none of them. */
export function SelectPage({ listings, selection }: SelectPageProps) {
  const count = listings.filter(selection.has).length;
  const isWhole = count === listings.length;
  return (
    <label className={classes.all}>
      <input
        type="checkbox"
        checked={isWhole}
        disabled={selection.isFull && count === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
        // With as many chosen as may be, a partly chosen page can only be left.
        onChange={() => selection.set(listings, !isWhole && !(selection.isFull && count > 0))}
      />
      Seleccionar la página
    </label>
  );
}
