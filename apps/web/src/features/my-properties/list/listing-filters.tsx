import type { MyPropertiesSearch } from '@pbr/schemas/property/mine';
import type { MyPropertiesStatus } from '@pbr/schemas/property/mine-search';
import { DEAL_STATUSES, dealStatusPlurals } from '@pbr/schemas/property/values';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import classes from './list.module.css';

const STATUSES: readonly { value: MyPropertiesStatus; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'active', label: 'Activas' },
  { value: 'inactive', label: 'Inactivas' },
  { value: 'draft', label: 'Borradores' },
  ...DEAL_STATUSES.map((value) => ({ value, label: dealStatusPlurals[value] })),
];

/** The search and the status filter; the address holds both. */
export function ListingFilters({ search }: { search: MyPropertiesSearch }) {
  const navigate = useNavigate({ from: '/my-properties' });

  function choose(status: MyPropertiesStatus) {
    void navigate({
      search: (previous) => ({
        ...previous,
        status: status === 'all' ? undefined : status,
        page: undefined,
      }),
      resetScroll: false,
    });
  }

  return (
    <SearchForm
      className={classes.filters}
      label="Buscar por nombre, ciudad o estado"
      placeholder="Nombre o lugar"
      searched={search.search}
      onSearch={(text) =>
        void navigate({
          search: (previous) => ({ ...previous, search: text, page: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      <label className={classes.status}>
        <span className="for-readers">Estado de la publicación</span>
        <select
          className={classes.select}
          value={search.status ?? 'all'}
          onChange={({ currentTarget }) => choose(currentTarget.value as MyPropertiesStatus)}
        >
          {STATUSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </SearchForm>
  );
}
