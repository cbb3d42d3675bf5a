import type { Employee, EmployeeStatus } from '@pbr/schemas/employee';
import { Button } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { useRef } from 'react';
import { EmployeeRow } from './employee-row.tsx';
import { useEmployeeActions } from './use-employee-actions.tsx';
import classes from './admin.module.css';

/** Whoever waits for the admin comes first. */
const ORDER: readonly EmployeeStatus[] = ['pending', 'active', 'invited'];

interface EmployeeListProps {
  employees: readonly Employee[];
  onNew: () => void;
  onEdit: (employee: Employee) => void;
  /** A new link was made for somebody who is invited already. */
  onInvited: (employee: Employee, link: string) => void;
}

export function EmployeeList({ employees, onNew, onEdit, onInvited }: EmployeeListProps) {
  const region = useRef<HTMLDivElement>(null);
  const actions = useEmployeeActions({
    onInvited,
    // The button that was pressed is gone with its row.
    onGone: () => region.current?.focus(),
  });
  const sorted = ORDER.flatMap((status) => employees.filter((one) => one.status === status));

  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      {sorted.length === 0 ? (
        <EmptyState
          title="No hay empleados registrados"
          heading="h3"
          text="Invita a la primera persona: recibirá un correo para elegir su contraseña."
          action={
            <Button look="primary" onClick={onNew}>
              Invitar a alguien
            </Button>
          }
        />
      ) : (
        <ul className={classes.list}>
          {sorted.map((employee) => (
            <EmployeeRow
              key={employee.id}
              employee={employee}
              busy={actions.busy === employee.id}
              onEdit={() => onEdit(employee)}
              onDeactivate={() => actions.deactivate(employee)}
              onInvite={() => void actions.invite(employee)}
              onActivate={() => void actions.activate(employee)}
            />
          ))}
        </ul>
      )}
      {actions.dialog}
    </div>
  );
}
