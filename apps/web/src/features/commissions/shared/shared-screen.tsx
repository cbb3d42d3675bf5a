import type { SharedPageSearch } from '@pbr/schemas/commission/search';
import { WorkPage } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { StatusLinks } from '../../../lib/lists/status-links.tsx';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { SharedCounts } from './shared-counts.tsx';
import { SharedList } from './shared-list.tsx';
import { SharedLoading } from './shared-loading.tsx';
import { SharedSearch } from './shared-search.tsx';
import classes from './shared.module.css';

const route = getRouteApi('/shared-commissions/');
/** Milliseconds during which data loaded with the page is not fetched again. */
const FRESH_FOR_MS = 30_000;

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
  return (
    <div className={classes.bar}>
      <StatusLinks
        label="Comisiones"
        labels={LISTS}
        current={list}
        countOf={() => undefined}
        linkTo={(chosen) => ({ to: '/shared-commissions', search: { list: chosen } })}
      />
      <SharedSearch list={list} searched={search} />
    </div>
  );
}
