import type { TeamPage } from '@pbr/schemas/employee/team';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import classes from './admin.module.css';

/** People who still wait for an admin's approval are not counted. */
export function EmployeeCounts({ counts }: { counts: TeamPage['counts'] }) {
  const shown = [
    [
      'Total de empleados activos',
      counts.total,
      counts.invited === 0
        ? undefined
        : `${formatCounted(counts.invited, 'no ha', 'no han')} aceptado su invitación`,
    ],
    ['Administradores', counts.admins, undefined],
    ['Empleados', counts.employees, undefined],
  ] as const;
  return (
    <dl className={classes.counts}>
      {shown.map(([label, count, note]) => (
        <div key={label} className={classes.count}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
          {note !== undefined && <dd className={classes.countNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
