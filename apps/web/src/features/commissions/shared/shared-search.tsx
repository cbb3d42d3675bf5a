import type { SharedWithMeSearch } from '@pbr/schemas/commission/search';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import classes from './shared.module.css';

/** The address holds the search text. */
export function SharedSearch({ search }: { search: SharedWithMeSearch }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      className={classes.filters}
      label="Buscar por propiedad, lugar o agente"
      placeholder="Propiedad, lugar o agente"
      searched={search.search}
      onSearch={(text) =>
        void navigate({
          to: '/shared-commissions',
          search: { search: text },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
