import { Skeleton } from '@pbr/ui/skeleton';
import { Section } from '@pbr/ui/section';
import figures from './figures.module.css';
import waiting from './waiting.module.css';

/** Skeletons the size of the loaded dashboard. */
export function DashboardLoading() {
  return (
    <div role="status" aria-label="Cargando tu panel...">
      <Section title="Lo que te espera">
        <div className={waiting.tasks}>
          <Skeleton height="16rem" />
          <Skeleton height="16rem" />
        </div>
      </Section>
      <Section title="Tus números">
        <div className={figures.figures}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height="6rem" />
          ))}
        </div>
        <Skeleton height="22rem" />
      </Section>
    </div>
  );
}
