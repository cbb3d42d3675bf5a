import { type EmployeeSearch, TEAM_FILTERS } from '@pbr/schemas/employee/search';
import { teamFilterLabels, type TeamPage } from '@pbr/schemas/employee/team';
import { SearchBox } from '@pbr/ui/search-box';
import { useNavigate } from '@tanstack/react-router';
import { StatusLinks } from '../../lib/lists/status-links.tsx';
import { useTypedSearch } from '../../lib/lists/use-typed-search.ts';
import { changeAdmin } from './admin-search.ts';
import classes from './filters.module.css';

const FILTERS = [
  [undefined, 'Todos'] as const,
  ...TEAM_FILTERS.map((status) => [status, teamFilterLabels[status]] as const),
];

interface EmployeeFiltersProps {
  search: EmployeeSearch;
  counts: TeamPage['counts'] | undefined;
}

/** The search and the status filter; the address holds both. */
export function EmployeeFilters({ search, counts }: EmployeeFiltersProps) {
  const navigate = useNavigate();
  const { field, onSubmit } = useTypedSearch(search.search, (text) => {
    void navigate({
      to: '/admin',
      search: changeAdmin(search, { search: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  });

  return (
    <div className={classes.filters}>
      <StatusLinks
        label="Estado de los empleados"
        labels={FILTERS}
        current={search.status}
        countOf={(status) => counts && countOf(counts, status)}
        linkTo={(status) => ({ to: '/admin', search: changeAdmin(search, { status }) })}
      />
      <form role="search" className={classes.search} onSubmit={onSubmit}>
        <SearchBox
          label="Buscar por nombre, correo o teléfono"
          placeholder="Nombre, correo o teléfono"
          {...field}
        />
      </form>
    </div>
  );
}

function countOf(counts: TeamPage['counts'], status: EmployeeSearch['status']): number {
  const { total, invited, pending } = counts;
  if (status === undefined) return total + pending;
  return status === 'active' ? total - invited : counts[status];
}
