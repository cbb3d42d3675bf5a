import type { Employee } from '@pbr/schemas/employee';
import { formatCount } from '../../lib/format.ts';
import classes from './admin.module.css';

/** Whoever still waits for an admin is not counted. */
export function EmployeeCounts({ employees }: { employees: readonly Employee[] }) {
  const active = employees.filter(({ isActive }) => isActive);
  const admins = active.filter(({ role }) => role === 'admin');
  const counts = [
    ['Total de empleados activos', active.length],
    ['Administradores', admins.length],
    ['Empleados', active.length - admins.length],
  ] as const;
  return (
    <dl className={classes.counts}>
      {counts.map(([label, count]) => (
        <div key={label} className={classes.count}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
