import { Section } from '@pbr/ui/section';
import { WorkPage } from '@pbr/ui/work-page';
import { Skeleton } from '@pbr/ui/skeleton';
import { QueryError } from '../../lib/query-error.tsx';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { AgentTimes } from './agent-times.tsx';
import { Figures } from './figures.tsx';
import { InquiriesByWeek } from './inquiries-by-week.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';
import figures from './figures.module.css';

/** Milliseconds during which data loaded with the page is not fetched again. */
const FRESH_FOR_MS = 30_000;

/** The member's start page: figures and pending tasks; for admins, those of the agency. */
export function DashboardScreen() {
  const user = useSessionUser();
  const dashboard = trpc.dashboard.get.useQuery(undefined, {
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const { data } = dashboard;

  return (
    <WorkPage title="Panel">
      {dashboard.isPending && <DashboardLoading />}
      {dashboard.isError && <QueryError query={dashboard} title="No se pudo cargar tu panel" />}
      {data && (
        <>
          <Figures dashboard={data} />
          <Section title="Lo que te espera">
            <Waiting waiting={data.waiting} />
          </Section>
          {data.agency !== null && data.agency.agents.count > 0 && (
            <Section title="Tiempo de respuesta por agente">
              <AgentTimes {...data.agency.agents} />
            </Section>
          )}
          <Section title="Consultas por semana">
            <InquiriesByWeek weeks={data.figures.inquiriesByWeek} />
          </Section>
        </>
      )}
      <Section title="Ir a">
        <Shortcuts isAdmin={user?.role === 'admin'} />
      </Section>
    </WorkPage>
  );
}

/** Skeletons the size of the loaded dashboard. */
function DashboardLoading() {
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
