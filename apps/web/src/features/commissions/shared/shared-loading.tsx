import { Skeleton } from '@pbr/ui/skeleton';
import classes from './shared.module.css';

const SKELETONS = ['a', 'b', 'c'];

/** Skeletons the size of the loaded list. */
export function SharedLoading() {
  return (
    <div role="status" aria-label="Cargando tus comisiones..." className={classes.list}>
      {SKELETONS.map((key) => (
        <div key={key} className={classes.card} data-testid="shared-skeleton">
          <div className={classes.photo} />
          <div className={classes.facts}>
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton width="50%" height="1rem" />
            <Skeleton width="60%" height="1rem" />
          </div>
          <div className={classes.mine}>
            <Skeleton width="8rem" height="1.5rem" />
            <Skeleton width="6rem" height="2rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
