import type { TeamPage } from '@pbr/schemas/employee/team';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Counts } from '@pbr/ui/counts';
import classes from './admin.module.css';

/** People count once they can sign in: after they accepted their invitation, or an admin their registration. */
export function EmployeeCounts({ counts }: { counts: TeamPage['counts'] | undefined }) {
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatCount(count);
  return (
    <div className={classes.counts}>
      <Counts
        counts={[
          {
            label: 'Total de empleados activos',
            value: figure(counts?.total),
            ...(counts && counts.invited > 0 && { note: invitedWords(counts.invited) }),
          },
          { label: 'Administradores', value: figure(counts?.admins) },
          { label: 'Empleados', value: figure(counts?.employees) },
        ]}
      />
    </div>
  );
}

const invitedWords = (invited: number) =>
  `(además, ${formatCounted(invited, 'no ha', 'no han')} aceptado su invitación)`;
