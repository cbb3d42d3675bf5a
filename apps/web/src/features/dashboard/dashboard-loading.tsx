import { Skeleton } from '@pbr/ui/skeleton';
import { Section } from '@pbr/ui/section';
import figures from './figures.module.css';

/** Skeletons the size of the loaded dashboard. */
export function DashboardLoading() {
  return (
    <div role="status" aria-label="Cargando tu panel...">
      <div className={figures.figures}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="5.25rem" />
        ))}
      </div>
      <Section title="Lo que te espera">
        <Skeleton height="20rem" />
      </Section>
    </div>
  );
}
