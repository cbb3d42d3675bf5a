import { Button } from '@pbr/ui/button';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Section } from '@pbr/ui/section';
import { wordsForPeople } from '../../lib/server-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmployeeCounts } from './employee-counts.tsx';
import { EmployeeList } from './employee-list.tsx';
import { CountsLoading, ListLoading } from './employees-loading.tsx';
import { useEmployeeDialog } from './use-employee-dialog.tsx';

/** Who works in the portal, who is invited, and who waits to be let in. */
export function EmployeesTab() {
  const employees = trpc.employee.list.useQuery();
  const dialog = useEmployeeDialog();

  return (
    <>
      {employees.isPending && <CountsLoading />}
      {employees.data && <EmployeeCounts employees={employees.data} />}
      <Section
        title="Equipo"
        action={
          <Button look="accent" onClick={dialog.openNew}>
            Nuevo Empleado
          </Button>
        }
      >
        {employees.isPending && <ListLoading />}
        {employees.isError && (
          <ErrorRetry
            title="No se pudieron cargar los empleados"
            heading="h3"
            message={wordsForPeople(employees.error)}
            onRetry={() => employees.refetch()}
          />
        )}
        {employees.data && (
          <EmployeeList
            employees={employees.data}
            onNew={dialog.openNew}
            onEdit={dialog.openEdit}
            onInvited={dialog.openInvitation}
          />
        )}
      </Section>
      {dialog.element}
    </>
  );
}
