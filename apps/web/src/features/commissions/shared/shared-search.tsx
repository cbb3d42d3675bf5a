import type { SharedWithMeSearch } from '@pbr/schemas/commission/search';
import { SearchBox } from '@pbr/ui/search-box';
import { useNavigate } from '@tanstack/react-router';
import { useTypedSearch } from '../../../lib/lists/use-typed-search.ts';
import classes from './shared.module.css';

/** The address holds the search text. */
export function SharedSearch({ search }: { search: SharedWithMeSearch }) {
  const navigate = useNavigate();
  const { field, onSubmit } = useTypedSearch(search.search, (text) => {
    void navigate({
      to: '/shared-commissions',
      search: { search: text || undefined },
      replace: true,
      resetScroll: false,
    });
  });

  return (
    <form role="search" className={classes.filters} onSubmit={onSubmit}>
      <SearchBox
        label="Buscar por propiedad, lugar o agente"
        placeholder="Propiedad, lugar o agente"
        {...field}
      />
    </form>
  );
}
