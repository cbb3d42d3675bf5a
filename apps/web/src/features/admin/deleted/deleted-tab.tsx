import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import { changeAdmin } from '../admin-search.ts';
import { ListLoading } from '../employees-loading.tsx';
import { DeletedList } from './deleted-list.tsx';
import classes from './deleted.module.css';

/** The deleted listings that can be restored, with the days left for each. */
export function DeletedTab() {
  const { search, page } = useSearch({ from: '/admin' });
  const asked = withoutNothing({ search, page });
  const query = trpc.property.deleted.useQuery(asked, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  });
  const navigate = useNavigate();

  return (
    <>
      <div className={classes.bar}>
        <SearchForm
          label="Buscar por propiedad, lugar o agente"
          placeholder="Propiedad, lugar o agente"
          searched={search}
          onSearch={(text) =>
            void navigate({
              to: '/admin',
              search: changeAdmin({ tab: 'deleted' }, { search: text }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <p className={classes.lead}>
          Se guardan 30 días. Después se borran para siempre, con sus fotos y sus consultas.
        </p>
      </div>
      {query.isPending && <ListLoading label="Cargando propiedades..." />}
      {query.isError && (
        <QueryError query={query} title="No se pudieron cargar las propiedades eliminadas" />
      )}
      {query.data && (
        <DeletedList page={query.data} search={search} isOld={query.isPlaceholderData} />
      )}
    </>
  );
}
