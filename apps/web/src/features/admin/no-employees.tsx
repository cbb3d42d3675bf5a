import type { EmployeeSearch, TeamFilter } from '@pbr/schemas/employee/search';
import { Button } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../lib/button-link.tsx';
import { changeAdmin } from './admin-search.ts';

const NOBODY: Readonly<Record<TeamFilter, string>> = {
  active: 'Nadie está activo',
  invited: 'No hay invitaciones pendientes',
  pending: 'Nadie espera tu aprobación',
  inactive: 'Nadie está desactivado',
};

interface NoEmployeesProps {
  search: EmployeeSearch;
  /** The number of active people, whatever the search. */
  total: number;
  onNew: () => void;
}

export function NoEmployees({ search, total, onNew }: NoEmployeesProps) {
  const isFiltered = Object.keys(search).length > 0;
  if (!isFiltered || total === 0)
    return (
      <EmptyState
        title="No hay empleados registrados"
        text="Invita a la primera persona: recibirá un correo para elegir su contraseña."
        action={
          <Button look="primary" onClick={onNew}>
            Invitar a alguien
          </Button>
        }
      />
    );
  const { status } = search;
  return (
    <EmptyState
      title={
        status && search.search === undefined ? NOBODY[status] : 'Nadie coincide con tu búsqueda'
      }
      action={
        <ButtonLink to="/admin" search={changeAdmin({}, {})} resetScroll={false}>
          Ver a todos
        </ButtonLink>
      }
    />
  );
}
