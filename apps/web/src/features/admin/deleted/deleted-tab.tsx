import { SearchBox } from '@pbr/ui/search-box';
import { Section } from '@pbr/ui/section';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useTypedSearch } from '../../../lib/lists/use-typed-search.ts';
import { changeAdmin, withoutNothing } from '../admin-search.ts';
import { ListLoading } from '../employees-loading.tsx';
import { DeletedList } from './deleted-list.tsx';
import filters from '../filters.module.css';

/** The deleted listings that can be restored, with the days left for each. */
export function DeletedTab() {
  const { search, page } = useSearch({ from: '/admin' });
  const asked = withoutNothing({ search, page });
  const query = trpc.property.deleted.useQuery(asked, { placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const { field, onSubmit } = useTypedSearch(search, (text) => {
    void navigate({
      to: '/admin',
      search: changeAdmin({ tab: 'deleted' }, { search: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  });

  return (
    <Section
      title="Propiedades eliminadas"
      lead="Se guardan 30 días. Después se borran para siempre, con sus fotos y sus consultas."
    >
      <form role="search" className={filters.alone} onSubmit={onSubmit}>
        <SearchBox
          label="Buscar por propiedad, lugar o agente"
          placeholder="Propiedad, lugar o agente"
          {...field}
        />
      </form>
      {query.isPending && <ListLoading label="Cargando propiedades..." />}
      {query.isError && (
        <QueryError
          query={query}
          heading="h3"
          title="No se pudieron cargar las propiedades eliminadas"
        />
      )}
      {query.data && (
        <DeletedList page={query.data} search={search} isOld={query.isPlaceholderData} />
      )}
    </Section>
  );
}
