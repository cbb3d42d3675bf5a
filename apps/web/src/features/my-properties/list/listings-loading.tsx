import { Skeleton } from '@pbr/ui/skeleton';
import classes from './list.module.css';
import row from './row.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Skeletons the size of the loaded list. */
export function ListingsLoading() {
  return (
    <div role="status" aria-label="Cargando tus propiedades..." className={classes.region}>
      <div className={classes.over} />
      <div className={classes.list}>
        {ROWS.map((key) => (
          <div key={key} className={`${row.row} ${classes.bones}`} data-testid="listing-skeleton">
            <div className={row.photo} />
            <div className={row.about}>
              <div className={row.name}>
                <Skeleton width="90%" height="1rem" />
                <Skeleton width="45%" height="1rem" />
              </div>
              <div className={row.place}>
                <Skeleton width="60%" height="1rem" />
              </div>
              <div className={row.badges}>
                <Skeleton width="3.5rem" height="1.25rem" />
              </div>
            </div>
            <div className={row.price}>
              <Skeleton width="7rem" height="1.25rem" />
            </div>
            <div className={row.figures}>
              <Skeleton width="6rem" height="1rem" />
            </div>
            <div className={row.actions}>
              <Skeleton width="8.5rem" height="2.75rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
