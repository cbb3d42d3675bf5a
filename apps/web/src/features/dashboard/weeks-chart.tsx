import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { Weeks } from './inquiries-by-week.tsx';
import { weekLabel } from './week-label.ts';

const SERIES = [{ name: 'count', label: 'Consultas', color: 'var(--pbr-primary)' }];

export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const data = weeks.map(({ weekStart, count }) => ({ week: weekLabel(weekStart), count }));
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="week"
      series={SERIES}
      withLegend={false}
      gridAxis="x"
      tickLine="none"
      maxBarWidth={44}
      // Nothing in the chart takes the focus; screen readers get the same numbers from the table.
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ allowDecimals: false, width: 32 }}
      barProps={{ radius: [6, 6, 0, 0], isAnimationActive: false }}
    />
  );
}
