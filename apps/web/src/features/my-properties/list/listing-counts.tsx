import { formatCount } from '@pbr/schemas/format/numbers';
import type { MyProperties } from '@pbr/schemas/property/mine';
import { Skeleton } from '@pbr/ui/skeleton';
import classes from './list.module.css';

const LABELS = {
  total: 'Total',
  active: 'Activas',
  forSale: 'En venta',
  forRent: 'En renta',
} as const;

/** Counts of all own listings, whatever the search. */
export function ListingCounts({ counts }: { counts: MyProperties['counts'] | undefined }) {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return (
    <dl className={classes.counts}>
      {keys.map((key) => (
        <div key={key} className={classes.count}>
          <dt>{LABELS[key]}</dt>
          <dd>{counts ? formatCount(counts[key]) : <Skeleton width="2.5rem" height="2rem" />}</dd>
        </div>
      ))}
    </dl>
  );
}
