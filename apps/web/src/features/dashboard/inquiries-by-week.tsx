import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatShortDay } from '@pbr/schemas/format/moments';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Card } from '@pbr/ui/card';
import { Fold } from '@pbr/ui/fold';
import classes from './inquiries-by-week.module.css';
import tableClasses from './table.module.css';

type Weeks = Dashboard['figures']['inquiriesByWeek'];

/** The last weeks as a chart, and the same numbers as a table. */
export function InquiriesByWeek({ weeks }: { weeks: Weeks }) {
  return (
    <Card>
      <WeeksChart weeks={weeks} />
      <Fold className={classes.numbers} summary="En números">
        <WeeksTable weeks={weeks} />
      </Fold>
    </Card>
  );
}

/** A bar for each week. Screen readers get the same numbers from the table. */
function WeeksChart({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <ol className={classes.chart} aria-hidden="true">
      {weeks.map(({ weekStart, count }) => (
        <li key={weekStart}>
          <span className={classes.column}>
            {count > 0 && formatCount(count)}
            <span className={classes.bar} style={{ height: `${(count / most) * 100}%` }} />
          </span>
          <span className={classes.week}>{formatShortDay(weekStart)}</span>
        </li>
      ))}
    </ol>
  );
}

function WeeksTable({ weeks }: { weeks: Weeks }) {
  return (
    <table className={`${tableClasses.table} ${classes.table}`}>
      <caption className="for-readers">Consultas recibidas por semana</caption>
      <thead>
        <tr>
          <th scope="col">Semana del</th>
          <th scope="col">Consultas</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ weekStart, count }) => (
          <tr key={weekStart}>
            <th scope="row">{formatShortDay(weekStart)}</th>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
