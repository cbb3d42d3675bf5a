import { Skeleton } from '@pbr/ui/skeleton';
import classes from './admin.module.css';

/** Skeletons the size of the loaded counts; `ListLoading` below announces the loading in words. */
export function CountsLoading() {
  return (
    <div className={classes.counts}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={classes.count}>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="3rem" height="2.5rem" />
        </div>
      ))}
    </div>
  );
}

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
