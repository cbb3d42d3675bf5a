import type { TeamPage } from '@pbr/schemas/team';
import { formatCount } from '../../lib/format.ts';
import classes from './admin.module.css';

/** Whoever still waits for an admin is not counted. */
export function EmployeeCounts({ counts }: { counts: TeamPage['counts'] }) {
  const shown = [
    ['Total de empleados activos', counts.total],
    ['Administradores', counts.admins],
    ['Empleados', counts.employees],
  ] as const;
  return (
    <dl className={classes.counts}>
      {shown.map(([label, count]) => (
        <div key={label} className={classes.count}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
