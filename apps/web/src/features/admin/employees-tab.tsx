import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { withoutNothing } from '../../lib/lists/search-params.ts';
import { EmployeeCounts } from './employee-counts.tsx';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeList } from './employee-list.tsx';
import { ListLoading } from './employees-loading.tsx';
import { useEmployeeDialog } from './use-employee-dialog.tsx';

/** The people of the portal: active, invited, and waiting for approval. */
export function EmployeesTab() {
  const { status, search, page } = useSearch({ from: '/admin' });
  const asked = withoutNothing({ status, search, page });
  const team = trpc.employee.search.useQuery(asked, { placeholderData: keepPreviousData });
  const dialog = useEmployeeDialog();

  return (
    <>
      <EmployeeFilters search={asked} counts={team.data?.counts} onNew={dialog.openNew} />
      <EmployeeCounts counts={team.data?.counts} />
      {team.isPending && <ListLoading label="Cargando empleados..." />}
      {team.isError && <QueryError query={team} title="No se pudieron cargar los empleados" />}
      {team.data && (
        <EmployeeList
          team={team.data}
          search={asked}
          isOld={team.isPlaceholderData}
          onNew={dialog.openNew}
          onEdit={dialog.openEdit}
          onInvited={dialog.openInvitation}
        />
      )}
      {dialog.element}
    </>
  );
}
