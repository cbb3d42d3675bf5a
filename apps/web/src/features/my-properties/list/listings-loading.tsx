import { Skeleton } from '@pbr/ui/skeleton';
import classes from './list.module.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** Skeletons the size of the loaded list. */
export function ListingsLoading() {
  return (
    <div role="status" aria-label="Cargando tus propiedades..." className={classes.region}>
      <p className={classes.total} />
      <div className={classes.list}>
        {SKELETONS.map((key) => (
          <div key={key} className={classes.row} data-testid="listing-skeleton">
            <div className={classes.photo} />
            <div className={classes.facts}>
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton width="50%" height="1rem" />
              <Skeleton width="7rem" height="1.5rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
