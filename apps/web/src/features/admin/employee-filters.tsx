import { type EmployeeSearch, TEAM_FILTERS } from '@pbr/schemas/employee-search';
import { teamFilterLabels, type TeamPage } from '@pbr/schemas/team';
import { SearchBox } from '@pbr/ui/search-box';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatCount } from '../../lib/format.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { changeAdmin } from './admin-search.ts';
import classes from './filters.module.css';

const FILTERS = [undefined, ...TEAM_FILTERS];

interface EmployeeFiltersProps {
  search: EmployeeSearch;
  counts: TeamPage['counts'] | undefined;
}

/** The search and the status; their home is the address. */
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
      <nav aria-label="Estado de los empleados" className={classes.scroller}>
        <ul className={classes.statuses}>
          {FILTERS.map((status) => (
            <li key={status ?? 'all'}>
              <Link
                to="/admin"
                search={changeAdmin(search, { status })}
                resetScroll={false}
                className={classes.status ?? ''}
                aria-current={status === search.status ? 'true' : undefined}
                // Ours is the only mark: the router's own counts the whole address.
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {status === undefined ? 'Todos' : teamFilterLabels[status]}
                {counts && (
                  <span className={classes.number}>{formatCount(countOf(counts, status))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
