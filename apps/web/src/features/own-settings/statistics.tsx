import { formatCount } from '@pbr/schemas/format/numbers';
import { Skeleton } from '@pbr/ui/skeleton';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './statistics.module.css';

/** The number of own listings and of shared commissions. */
export function Statistics() {
  const query = trpc.commission.statistics.useQuery(undefined, { refetchOnMount: 'always' });
  const figures = [
    ['Propiedades', query.data?.properties],
    ['Comisiones compartidas', query.data?.shares],
  ] as const;
  return (
    <>
      {query.isError && (
        <QueryError query={query} heading="h3" title="No se pudieron cargar tus estadísticas" />
      )}
      {!query.isLoadingError && (
        <dl className={classes.figures}>
          {figures.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={classes.figure}>
                {count === undefined ? (
                  <Skeleton width="2.5rem" height="2rem" />
                ) : (
                  formatCount(count)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
