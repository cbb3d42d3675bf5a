import type { SharedPageSearch } from '@pbr/schemas/commission/search';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';

interface SharedSearchProps extends Pick<SharedPageSearch, 'list'> {
  searched: string | undefined;
}

/** The URL holds the search text. */
export function SharedSearch({ list, searched }: SharedSearchProps) {
  const navigate = useNavigate();
  return (
    <SearchForm
      label="Buscar por propiedad, lugar o agente"
      placeholder="Propiedad, lugar o agente"
      searched={searched}
      onSearch={(search) =>
        void navigate({
          to: '/shared-commissions',
          search: { list, search },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
