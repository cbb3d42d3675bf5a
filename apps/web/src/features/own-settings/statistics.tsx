import { formatCount } from '@pbr/schemas/format/numbers';
import { Skeleton } from '@pbr/ui/skeleton';
import { Link, type LinkProps } from '@tanstack/react-router';
import { QueryError } from '../../lib/query-error.tsx';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './statistics.module.css';

/** The number of own listings and of shared commissions, each with the way to them. */
export function Statistics() {
  const query = trpc.commission.statistics.useQuery(undefined, { refetchOnMount: 'always' });
  const user = useSessionUser();
  // The list of an admin begins with everybody's listings.
  const own = user?.role === 'admin' ? { owner: user.id } : {};
  const figures = [
    ['Propiedades', query.data?.properties, { to: '/my-properties', search: own }],
    ['Comisiones compartidas', query.data?.shares, { to: '/shared-commissions' }],
  ] as const satisfies [string, number | undefined, LinkProps][];
  return (
    <>
      {query.isError && (
        <QueryError query={query} heading="h3" title="No se pudieron cargar tus estadísticas" />
      )}
      {!query.isLoadingError && (
        <dl className={classes.figures}>
          {figures.map(([label, count, way]) => (
            <div key={label}>
              <dt>
                <Link {...way}>{label}</Link>
              </dt>
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
