import type { Agent, Agents } from '@pbr/schemas/agent/read';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { EmptyState } from '@pbr/ui/empty-state';
import { Page } from '@pbr/ui/page';
import { Skeleton } from '@pbr/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { ButtonLink } from '../../lib/button-link.tsx';
import { PageLinks } from '../../lib/lists/page-links.tsx';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { VerifiedBadges } from '../../lib/format/verified-badges.tsx';
import { ContactButtons, ContactFacts } from './agent-facts.tsx';
import { AgentPortrait } from './agent-portrait.tsx';
import { agentName } from './agent-words.ts';
import classes from './agent.module.css';

const route = getRouteApi('/agents/');

/** The public list of agents. */
export function AgentsScreen() {
  const agents = trpc.agent.list.useQuery(route.useLoaderDeps(), {
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Agentes"
      lead="Cada propiedad del portal tiene un agente que responde por ella y contesta tus consultas."
    >
      {agents.isPending && <Loading />}
      {agents.isError && <QueryError query={agents} title="No se pudieron cargar los agentes" />}
      {agents.data && <AgentGrid agents={agents.data} />}
    </Page>
  );
}

function AgentGrid({ agents: { items, total, page, pageCount } }: { agents: Agents }) {
  const region = useRef<HTMLDivElement>(null);
  useFocusOnChange(page, { target: () => region.current, region, scrolls: true });
  if (total === 0)
    return (
      <EmptyState
        title="No hay agentes disponibles"
        text="Escríbenos y te ponemos en contacto con quien atiende la zona que te interesa."
        action={
          <ButtonLink to="/contacts" look="primary">
            Contáctanos
          </ButtonLink>
        }
      />
    );
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      <ul className={classes.grid}>
        {items.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </ul>
      <PageLinks
        page={page}
        last={pageCount}
        linkTo={(next) => ({
          to: '/agents',
          search: { page: next },
          resetScroll: false,
        })}
      />
    </div>
  );
}

function AgentCard({ agent }: { agent: Agent }) {
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <AgentPortrait agent={agent} />
        <div>
          <h2 className={classes.name}>
            <Link to="/agents/$id" params={{ id: agent.id }}>
              {agentName(agent)}
            </Link>
          </h2>
          <p className={classes.count}>
            {agent.listings === 0
              ? 'Sin propiedades publicadas por ahora'
              : formatCounted(agent.listings, 'propiedad publicada', 'propiedades publicadas')}
          </p>
        </div>
      </div>
      <VerifiedBadges person={agent} />
      {agent.bio !== null && <p className={classes.bio}>{agent.bio}</p>}
      <div className={classes.foot}>
        <ContactFacts agent={agent} />
        <ContactButtons agent={agent} />
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div role="status">
      <p className={classes.loading}>Cargando agentes...</p>
      <div className={classes.grid}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={classes.card}>
            <Skeleton width="4.5rem" height="4.5rem" round />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton height="5rem" />
            <Skeleton height="8rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
