import { roleLabels } from '@pbr/schemas/employee/employee';
import { type TeamMember, teamStatusLabels } from '@pbr/schemas/employee/team';
import { formatDate } from '@pbr/schemas/format/dates';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Portrait } from '@pbr/ui/portrait';
import { RowMenu, type RowMenuItem } from '../../lib/lists/row-menu.tsx';
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
  const { status } = employee;
  return (
    <div className={classes.actions}>
      <Admission employee={employee} name={name} actions={actions} />
      {status !== 'inactive' && (
        <Button onClick={() => onEdit(employee)} aria-label={`Editar a ${name}`}>
          Editar
        </Button>
      )}
      <OtherActions employee={employee} name={name} actions={actions} />
    </div>
  );
}

type ActionsProps = Omit<EmployeeRowProps, 'onEdit'> & { name: string };

/** Lets a person in who cannot sign in yet, or no longer. */
function Admission({ employee, name, actions }: ActionsProps) {
  const { status } = employee;
  const isBusy = actions.busy === employee.id;
  if (status === 'pending')
    return (
      <Button
        look="primary"
        isBusy={isBusy}
        onClick={() => actions.activate(employee)}
        aria-label={`Activar a ${name}`}
      >
        Activar
      </Button>
    );
  if (status === 'invited')
    return (
      <Button
        isBusy={isBusy}
        onClick={() => actions.invite(employee)}
        aria-label={`Reenviar invitación a ${name}`}
      >
        Reenviar
      </Button>
    );
  if (status === 'inactive')
    return (
      <Button
        isBusy={isBusy}
        onClick={() => actions.reactivate(employee)}
        aria-label={`Reactivar a ${name}`}
      >
        Reactivar
      </Button>
    );
  return null;
}

/** The rarer actions; the last one shuts the person out. */
function OtherActions({ employee, name, actions }: ActionsProps) {
  const { status, role, listings } = employee;
  const items: RowMenuItem[] = [];
  if (listings > 0)
    items.push({
      words: 'Pasar propiedades',
      label: `Pasar propiedades de ${name}`,
      act: () => actions.handOver(employee),
    });
  const canLeave = status !== 'inactive' && role !== 'admin';
  if (canLeave) {
    const words = status === 'pending' ? 'Rechazar' : 'Desactivar';
    items.push({ words, label: `${words} a ${name}`, act: () => actions.deactivate(employee) });
  }
  return items.length > 0 && <RowMenu name={name} items={items} isLastDanger={canLeave} />;
}
