import type { Dashboard } from '@pbr/schemas/dashboard';
import { Section } from '@pbr/ui/section';
import { WorkPage } from '@pbr/ui/work-page';
import { Skeleton } from '@pbr/ui/skeleton';
import { FRESH_FOR_MS } from '../../lib/lists/fresh-for.ts';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AgentTimes } from './agent-times.tsx';
import { Figures } from './figures.tsx';
import { InquiriesByWeek } from './inquiries-by-week.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NewListingLink } from './new-listing-link.tsx';
import { hasNoTasks, Waiting } from './waiting.tsx';
import classes from './dashboard.module.css';
import figures from './figures.module.css';

/** The member's start page: figures and pending tasks; for admins, those of the agency. */
export function DashboardScreen() {
  const dashboard = trpc.dashboard.get.useQuery(undefined, {
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const { data } = dashboard;

  return (
    <WorkPage title="Panel" action={data && isNew(data) ? undefined : <NewListingLink />}>
      {dashboard.isPending && <DashboardLoading />}
      {dashboard.isError && <QueryError query={dashboard} title="No se pudo cargar tu panel" />}
      {data && (isNew(data) ? <Beginning dashboard={data} /> : <Loaded dashboard={data} />)}
    </WorkPage>
  );
}

/** Somebody without listings, drafts and paused ones included. */
const isNew = ({ agency, figures: { views } }: Dashboard) => agency === null && views === null;

function Beginning({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <Section title="Primeros pasos">
        <FirstSteps />
      </Section>
      {!hasNoTasks(dashboard) && (
        <Section title="Lo que te espera">
          <Waiting dashboard={dashboard} />
        </Section>
      )}
    </>
  );
}

function Loaded({ dashboard }: { dashboard: Dashboard }) {
  const {
    agency,
    figures: { inquiriesByWeek },
  } = dashboard;
  return (
    <>
      <Figures dashboard={dashboard} />
      <Section title="Lo que te espera">
        <Waiting dashboard={dashboard} />
      </Section>
      <div className={classes.past}>
        {agency !== null && agency.agents.count > 0 && (
          <Section title="Tiempo de respuesta por agente">
            <AgentTimes {...agency.agents} />
          </Section>
        )}
        <Section title="Consultas por semana">
          <InquiriesByWeek weeks={inquiriesByWeek} />
        </Section>
      </div>
    </>
  );
}

/** Skeletons the size of the loaded dashboard. */
function DashboardLoading() {
  return (
    <div role="status" aria-label="Cargando tu panel...">
      <div className={figures.figures}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height="5.25rem" />
        ))}
      </div>
      <Section title="Lo que te espera">
        <Skeleton height="20rem" />
      </Section>
    </div>
  );
}
