import { type EmployeeSearch, TEAM_FILTERS } from '@pbr/schemas/employee/search';
import { teamFilterLabels, type TeamPage } from '@pbr/schemas/employee/team';
import { Button } from '@pbr/ui/button';
import { useNavigate } from '@tanstack/react-router';
import { FilterBar } from '../../lib/lists/filter-bar.tsx';
import { SearchForm } from '../../lib/lists/search-form.tsx';
import { changeAdmin } from './admin-search.ts';

const FILTERS = [
  [undefined, 'Todos'] as const,
  ...TEAM_FILTERS.map((status) => [status, teamFilterLabels[status]] as const),
];

interface EmployeeFiltersProps {
  search: EmployeeSearch;
  counts: TeamPage['counts'] | undefined;
  onNew: () => void;
}

/** The search and the status filter, which the URL holds, and the tab's main action. */
export function EmployeeFilters({ search, counts, onNew }: EmployeeFiltersProps) {
  const navigate = useNavigate();
  return (
    <FilterBar
      label="Estado de los empleados"
      labels={FILTERS}
      current={search.status}
      countOf={(status) => counts && countOf(counts, status)}
      linkTo={(status) => ({ to: '/admin', search: changeAdmin(search, { status }) })}
    >
      <SearchForm
        label="Buscar por nombre, correo o teléfono"
        placeholder="Nombre, correo o teléfono"
        searched={search.search}
        onSearch={(text) =>
          void navigate({
            to: '/admin',
            search: changeAdmin(search, { search: text }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Button look="accent" onClick={onNew}>
        Nuevo Empleado
      </Button>
    </FilterBar>
  );
}

function countOf(counts: TeamPage['counts'], status: EmployeeSearch['status']): number {
  const { total, invited, pending, inactive } = counts;
  if (status === undefined) return total + invited + pending + inactive;
  return status === 'active' ? total : counts[status];
}
