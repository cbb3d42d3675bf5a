import { Skeleton } from '@pbr/ui/skeleton';
import classes from './admin.module.css';

/** Skeletons the size of the loaded rows. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={classes.row}>
          <Skeleton width="2.75rem" height="2.75rem" round />
          <div className={classes.person}>
            <Skeleton width="12rem" height="1.25rem" />
            <Skeleton width="16rem" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
