import { Dialog } from '@pbr/ui/overlays/dialog';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { Skeleton } from '@pbr/ui/skeleton';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LeaveForm } from './leave-form.tsx';
import type { LeaveKind } from './use-leave.ts';
import classes from './employee-dialog.module.css';

interface LeaveDialogProps {
  employee: TeamMember;
  kind: LeaveKind;
  opening: number;
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
}

export function LeaveDialog({
  employee,
  kind,
  opening,
  opened,
  onClose,
  onGone,
}: LeaveDialogProps) {
  const { id, firstName, lastName } = employee;
  const holdings = trpc.employee.holdings.useQuery({ id }, { enabled: opened, staleTime: 0 });
  const people = trpc.employee.list.useQuery(undefined, { enabled: opened });
  const failed = holdings.isError ? holdings : people;
  const name = `${firstName} ${lastName}`;

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={kind === 'deactivate' ? `¿Desactivar a ${name}?` : `Pasar las propiedades de ${name}`}
      size="lg"
      fullScreenUpTo="36em"
    >
      {holdings.data && people.data ? (
        <LeaveForm
          key={opening}
          employee={employee}
          kind={kind}
          holdings={holdings.data}
          people={people.data.filter((one) => one.status === 'active' && one.id !== id)}
          onClose={onClose}
          onGone={onGone}
        />
      ) : failed.isError ? (
        <QueryError
          query={{
            error: failed.error,
            refetch: () => Promise.all([holdings.refetch(), people.refetch()]),
          }}
          title="No se pudo ver lo que lleva"
          heading="h3"
        />
      ) : (
        <div role="status" aria-label="Cargando..." className={classes.form}>
          <Skeleton width="80%" height="1.25rem" />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      )}
    </Dialog>
  );
}
