import { Page } from '@pbr/ui/page';
import { Section } from '@pbr/ui/section';
import { QueryError } from '../../lib/query-error.tsx';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { DashboardLoading } from './dashboard-loading.tsx';
import { Figures } from './figures.tsx';
import { InquiriesByWeek } from './inquiries-by-week.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

/** Milliseconds during which data loaded with the page is not fetched again. */
const FRESH_FOR_MS = 30_000;

/** The member's start page: pending tasks and figures. */
export function DashboardScreen() {
  const user = useSessionUser();
  const dashboard = trpc.dashboard.get.useQuery(undefined, {
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const { data } = dashboard;

  return (
    <Page above="Dashboard" title={user ? `Hola, ${user.firstName}` : 'Hola'}>
      {dashboard.isPending && <DashboardLoading />}
      {dashboard.isError && !data && (
        <QueryError query={dashboard} title="No se pudo cargar tu panel" />
      )}
      {data && (
        <>
          <Section title="Lo que te espera">
            <Waiting waiting={data.waiting} />
          </Section>
          <Section title="Tus números">
            <Figures figures={data.figures} />
            <InquiriesByWeek weeks={data.figures.inquiriesByWeek} />
          </Section>
        </>
      )}
      <Section title="Ir a">
        <Shortcuts isAdmin={user?.role === 'admin'} />
      </Section>
    </Page>
  );
}
