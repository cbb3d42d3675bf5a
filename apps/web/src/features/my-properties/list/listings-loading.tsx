import { Skeleton } from '@pbr/ui/skeleton';
import classes from './list.module.css';
import row from './row.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Skeletons the size of the loaded list. */
export function ListingsLoading() {
  return (
    <div role="status" aria-label="Cargando tus propiedades..." className={classes.region}>
      <p className={classes.total} />
      <div className={classes.list}>
        {ROWS.map((key) => (
          <div key={key} className={row.row} data-testid="listing-skeleton">
            <div className={row.photo} />
            <div className={row.about}>
              <div className={row.name}>
                <Skeleton width="70%" height="1.125rem" />
              </div>
              <div className={row.place}>
                <Skeleton width="50%" height="1rem" />
              </div>
            </div>
            <div className={row.price}>
              <Skeleton width="7rem" height="1.25rem" />
            </div>
            <div className={row.figures}>
              <Skeleton width="6rem" height="1rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
