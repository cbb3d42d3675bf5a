import type { Dashboard } from '@pbr/schemas/dashboard';
import { Card } from '@pbr/ui/card';
import { Skeleton } from '@pbr/ui/skeleton';
import { useHydrated } from '@tanstack/react-router';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { formatCount } from '../../lib/format/format.ts';
import { weekLabel } from './week-label.ts';
import classes from './inquiries-by-week.module.css';

export type Weeks = Dashboard['figures']['inquiriesByWeek'];

const HEIGHT = '15rem';
/** Loaded lazily: the chart code is large and only this page needs it. */
const WeeksChart = lazy(async () => ({
  default: (await import('./weeks-chart.tsx')).WeeksChart,
}));

/** The last weeks as a chart, and the same numbers as a table. */
export function InquiriesByWeek({ weeks }: { weeks: Weeks }) {
  const isHydrated = useHydrated();
  const waiting = <Skeleton height={HEIGHT} />;
  return (
    <Card>
      <h3 className={classes.title}>Consultas por semana</h3>
      <div className={classes.chart} style={{ height: HEIGHT }} aria-hidden="true">
        {isHydrated ? (
          <UnlessItFails>
            <Suspense fallback={waiting}>
              <WeeksChart weeks={weeks} />
            </Suspense>
          </UnlessItFails>
        ) : (
          waiting
        )}
      </div>
      <details className={classes.numbers}>
        <summary>Ver los números</summary>
        <WeeksTable weeks={weeks} />
      </details>
    </Card>
  );
}

function WeeksTable({ weeks }: { weeks: Weeks }) {
  return (
    <table className={classes.table}>
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
            <th scope="row">{weekLabel(weekStart)}</th>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chart that fails to load must not break the page: the table shows the same numbers. */
class UnlessItFails extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <p className={classes.failed}>No se pudo cargar la gráfica.</p>
    ) : (
      this.props.children
    );
  }
}
