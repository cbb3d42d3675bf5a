import { roleLabels } from '@pbr/schemas/employee/employee';
import { type TeamMember, teamStatusLabels } from '@pbr/schemas/employee/team';
import { formatDate } from '@pbr/schemas/format/dates';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Portrait } from '@pbr/ui/portrait';
import { useNow } from '../../lib/format/use-now.ts';
import type { EmployeeActions } from './use-employee-actions.tsx';
import classes from './admin.module.css';

const TONES = { active: 'sale', invited: 'rent', pending: 'both', inactive: 'neutral' } as const;

interface EmployeeRowProps {
  employee: TeamMember;
  actions: EmployeeActions;
  onEdit: (employee: TeamMember) => void;
}

export function EmployeeRow({ employee, actions, onEdit }: EmployeeRowProps) {
  const { firstName, lastName, email, phone, role, status, listings } = employee;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={classes.row} data-status={status}>
      <Portrait person={employee} />
      <div className={classes.person}>
        <h2 className={classes.name}>
          {name} {role === 'admin' && <Badge tone="strong">{roleLabels.admin}</Badge>}
          {employee.isAgent && <Badge tone="neutral">Agente Verificado</Badge>}
        </h2>
        <p className={classes.facts}>
          <span>{email}</span>
          {phone !== null && (
            <span>
              {phone}
              {employee.isPhoneVerified && ' · verificado'}
            </span>
          )}
        </p>
      </div>
      <p className={classes.state}>
        <Badge tone={TONES[status]}>{teamStatusLabels[status]}</Badge>
        {status === 'invited' && <Expiry expiresAt={employee.invitationExpiresAt} />}
      </p>
      <p className={classes.listings} data-none={listings === 0}>
        {listings === 0 ? 'Sin propiedades' : formatCounted(listings, 'propiedad', 'propiedades')}
      </p>
      <RowActions employee={employee} name={name} actions={actions} onEdit={onEdit} />
    </li>
  );
}

function Expiry({ expiresAt }: { expiresAt: string | null }) {
  const now = useNow();
  if (expiresAt === null) return <span className={classes.expiry}>Sin enlace vigente</span>;
  const isOver = new Date(expiresAt).getTime() <= now;
  return (
    <span className={classes.expiry} data-over={isOver} suppressHydrationWarning>
      {isOver ? 'Venció' : 'Vence'} el {formatDate(expiresAt)}
    </span>
  );
}

function RowActions({ employee, name, actions, onEdit }: EmployeeRowProps & { name: string }) {
  const isBusy = actions.busy === employee.id;
  const { status, role, listings } = employee;
  const isIn = status !== 'inactive';
  return (
    <div className={classes.actions}>
      {status === 'pending' && (
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() => actions.activate(employee)}
          aria-label={`Activar a ${name}`}
        >
          Activar
        </Button>
      )}
      {status === 'invited' && (
        <Button
          isBusy={isBusy}
          onClick={() => actions.invite(employee)}
          aria-label={`Reenviar invitación a ${name}`}
        >
          Reenviar
        </Button>
      )}
      {listings > 0 && (
        <Button
          onClick={() => actions.handOver(employee)}
          aria-label={`Pasar propiedades de ${name}`}
        >
          <span>
            Pasar <span className="for-readers-on-phones">propiedades</span>
          </span>
        </Button>
      )}
      {isIn && (
        <Button onClick={() => onEdit(employee)} aria-label={`Editar a ${name}`}>
          Editar
        </Button>
      )}
      {isIn && role !== 'admin' && (
        <Button
          onClick={() => actions.deactivate(employee)}
          aria-label={`${status === 'pending' ? 'Rechazar' : 'Desactivar'} a ${name}`}
        >
          {status === 'pending' ? 'Rechazar' : 'Desactivar'}
        </Button>
      )}
      {!isIn && (
        <Button
          isBusy={isBusy}
          onClick={() => actions.reactivate(employee)}
          aria-label={`Reactivar a ${name}`}
        >
          Reactivar
        </Button>
      )}
    </div>
  );
}
