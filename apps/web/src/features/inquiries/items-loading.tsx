import { Skeleton } from '@pbr/ui/skeleton';
import classes from './item-list.module.css';

/** Skeletons the size of the rows. */
export function ItemsLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className={classes.loading}>
          <Skeleton width="10rem" height="1rem" />
          <Skeleton width="70%" height="0.875rem" />
        </div>
      ))}
    </div>
  );
}
