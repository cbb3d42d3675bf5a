import type { SharedPageSearch } from '@pbr/schemas/commission/search';
import { WorkPage } from '@pbr/ui/work-page';
import { Skeleton } from '@pbr/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { StatusLinks } from '../../../lib/lists/status-links.tsx';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { SharedCounts } from './shared-counts.tsx';
import { SharedList } from './shared-list.tsx';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import classes from './shared.module.css';

const route = getRouteApi('/shared-commissions/');

const LISTS = [
  [undefined, 'Me comparten'],
  ['own', 'En mis propiedades'],
] as const;

/** The person's commission shares: of colleagues' listings, and those of their own listings. */
export function SharedScreen() {
  const { list } = route.useLoaderDeps();
  // The two lists share nothing: no row of one stays while the other loads.
  return <Shares key={list} />;
}

function Shares() {
  const { list, ...search } = route.useLoaderDeps();
  const { sharedByMe, sharedWithMe } = trpc.commission;
  const query = (list === 'own' ? sharedByMe : sharedWithMe).useQuery(search, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });

  return (
    <WorkPage
      title={list === 'own' ? 'Comisiones en mis propiedades' : 'Propiedades Compartidas Conmigo'}
      counts={<SharedCounts shared={query.data} isOwn={list === 'own'} />}
    >
      <SharedBar list={list} search={search.search} />
      {query.isPending && <SharedLoading />}
      {query.isError && <QueryError query={query} title="No se pudieron cargar tus comisiones" />}
      {query.data && (
        <SharedList
          search={{ ...search, list }}
          shared={query.data}
          isOld={query.isPlaceholderData}
        />
      )}
    </WorkPage>
  );
}

/** The choice of the list, and the search in it. */
function SharedBar({ list, search }: Pick<SharedPageSearch, 'list' | 'search'>) {
  const navigate = useNavigate();
  return (
    <div className={classes.bar}>
      <StatusLinks
        label="Comisiones"
        labels={LISTS}
        current={list}
        countOf={() => undefined}
        linkTo={(chosen) => ({ to: '/shared-commissions', search: { list: chosen } })}
      />
      <SearchForm
        label="Buscar por propiedad, lugar o agente"
        placeholder="Propiedad, lugar o agente"
        searched={search}
        onSearch={(text) =>
          void navigate({
            to: '/shared-commissions',
            search: { list, search: text },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

/** Skeletons the size of the loaded list. */
function SharedLoading() {
  return (
    <div role="status" aria-label="Cargando tus comisiones..." className={classes.list}>
      {['a', 'b', 'c'].map((key) => (
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
