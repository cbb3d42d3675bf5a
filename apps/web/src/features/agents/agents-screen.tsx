import type { Agent } from '@pbr/schemas/agent';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Page } from '@pbr/ui/page';
import { Skeleton } from '@pbr/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { wordsForPeople } from '../../lib/server-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { ContactButtons, ContactFacts, VerifiedBadges } from './agent-facts.tsx';
import { AgentPortrait } from './agent-portrait.tsx';
import { agentName } from './agent-words.ts';
import classes from './agent.module.css';

/** Who answers for the listings. */
export function AgentsScreen() {
  const agents = trpc.agent.list.useQuery();
  return (
    <Page
      title="Agentes"
      lead="Cada propiedad del portal tiene un agente que responde por ella y contesta tus consultas."
    >
      {agents.isPending && <Loading />}
      {agents.isError && !agents.data && (
        <ErrorRetry
          title="No se pudieron cargar los agentes"
          message={wordsForPeople(agents.error)}
          onRetry={() => agents.refetch()}
        />
      )}
      {agents.data && <Agents agents={agents.data.items} />}
    </Page>
  );
}

function Agents({ agents }: { agents: Agent[] }) {
  if (agents.length === 0)
    return (
      <EmptyState
        title="No hay agentes disponibles"
        text="Escríbenos y te ponemos en contacto con quien atiende la zona que te interesa."
        action={
          <Link to="/contacts" className={buttonClass('primary')}>
            Contáctanos
          </Link>
        }
      />
    );
  return (
    <ul className={classes.grid}>
      {agents.map((agent) => (
        <AgentCard key={agent.id} agent={agent} />
      ))}
    </ul>
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
          <VerifiedBadges agent={agent} />
        </div>
      </div>
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
