import { type Employee, employeeStatusLabels, roleLabels } from '@pbr/schemas/employee';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import classes from './admin.module.css';

const TONES = { active: 'sale', invited: 'rent', pending: 'both' } as const;

interface EmployeeRowProps {
  employee: Employee;
  /** Something about this person is on its way to the server. */
  busy: boolean;
  onEdit: () => void;
  onDeactivate: () => void;
  onInvite: () => void;
  onActivate: () => void;
}

export function EmployeeRow({ employee, busy, ...on }: EmployeeRowProps) {
  const { firstName, lastName, email, phone, role, status } = employee;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={classes.row}>
      <span className={classes.initials} aria-hidden="true">
        {`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
      </span>
      <div className={classes.person}>
        <h3 className={classes.name}>
          {name} <Badge tone={TONES[status]}>{employeeStatusLabels[status]}</Badge>
          {role === 'admin' && <Badge tone="strong">{roleLabels.admin}</Badge>}
        </h3>
        <p className={classes.facts}>
          <span>{email}</span>
          {phone !== null && <span>{phone}</span>}
        </p>
      </div>
      <div className={classes.actions}>
        {status === 'pending' && (
          <Button
            look="primary"
            isBusy={busy}
            onClick={on.onActivate}
            aria-label={`Activar a ${name}`}
          >
            Activar
          </Button>
        )}
        {status === 'invited' && (
          <Button isBusy={busy} onClick={on.onInvite} aria-label={`Reenviar invitación a ${name}`}>
            Reenviar invitación
          </Button>
        )}
        <Button onClick={on.onEdit} aria-label={`Editar a ${name}`}>
          Editar
        </Button>
        {role !== 'admin' && <Deactivate employee={employee} onClick={on.onDeactivate} />}
      </div>
    </li>
  );
}

function Deactivate({ employee, onClick }: { employee: Employee; onClick: () => void }) {
  const verb = employee.status === 'pending' ? 'Rechazar' : 'Desactivar';
  return (
    <Button onClick={onClick} aria-label={`${verb} a ${employee.firstName} ${employee.lastName}`}>
      {verb}
    </Button>
  );
}
