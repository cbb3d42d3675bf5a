import { formatCount } from '@pbr/schemas/format/numbers';
import { labelOf } from '@pbr/schemas/property/values';
import { percentageWords } from '@pbr/schemas/commission/terms-words';
import { shareStateLabels } from '@pbr/schemas/commission/values';
import type { ShareOverview } from '@pbr/schemas/commission/shared-with-me';
import { EmptyState } from '@pbr/ui/empty-state';
import { ChevronDownIcon } from '@pbr/ui/icons/icons';
import { Portrait } from '@pbr/ui/portrait';
import { Loading } from '@pbr/ui/loading';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ButtonLink } from '../../lib/button-link.tsx';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './agents-tab.module.css';

type AgentShares = ShareOverview['agents'][number];
type SharedListing = AgentShares['mine'][number];

/** The shares with each colleague, in both directions. */
export function AgentsTab() {
  const id = useId();
  const overview = trpc.commission.overview.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="for-readers">
          Agentes
        </h2>
        <p className={classes.quiet}>
          Lo que compartes con cada colega, y lo que comparten contigo.
        </p>
        <Link to="/shared-commissions">Comisiones Compartidas</Link>
      </div>
      {overview.isPending && (
        <Loading label="Cargando agentes..." height="4.75rem" count={4} className={classes.list} />
      )}
      {overview.isError && (
        <QueryError query={overview} heading="h3" title="No se pudieron cargar los agentes" />
      )}
      {overview.data && <Agents agents={overview.data.agents} />}
    </section>
  );
}

function Agents({ agents }: { agents: AgentShares[] }) {
  if (agents.length === 0)
    return (
      <EmptyState
        heading="h3"
        title="No hay agentes disponibles"
        text="Cuando la administración sume colegas, los verás aquí."
      />
    );
  return (
    <ul className={classes.list}>
      {agents.map((agent) => (
        <li key={agent.id}>
          <AgentRow agent={agent} />
        </li>
      ))}
    </ul>
  );
}

function AgentRow({ agent }: { agent: AgentShares }) {
  const { firstName, lastName, email, mine, theirs } = agent;
  return (
    <details className={classes.agent}>
      <summary>
        <Portrait person={agent} />
        <span className={classes.who}>
          <strong>{`${firstName} ${lastName}`.trim()}</strong>
          <span className={classes.quiet}>{email}</span>
        </span>
        <span className={classes.counts}>
          <span>{`Mis compartidas: ${formatCount(mine.length)}`}</span>
          <span>{`Sus compartidas: ${formatCount(theirs.length)}`}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <div className={classes.body}>
        {mine.length + theirs.length === 0 && (
          <p className={classes.quiet}>No hay propiedades compartidas con este agente</p>
        )}
        <Shared title="Mis propiedades que comparto" listings={mine} />
        <Shared title="Sus propiedades en las que tengo comisión" listings={theirs} />
      </div>
    </details>
  );
}

function Shared({ title, listings }: { title: string; listings: SharedListing[] }) {
  if (listings.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.listings}>
        {listings.map(({ shareId, propertyId, name, state, isActive, ...terms }) => (
          <li key={shareId}>
            <Link to="/properties/$id" params={{ id: propertyId }}>
              {name}
            </Link>
            <span className={classes.quiet}>
              {[labelOf(shareStateLabels, state), !isActive && 'Propiedad inactiva']
                .filter((part) => part !== false)
                .join(' · ')}
            </span>
            <strong>{percentageWords(terms)}</strong>
            <ButtonLink
              to="/shared-commissions/$id"
              params={{ id: shareId }}
              aria-label={`Ver acuerdo de ${name}`}
            >
              Ver acuerdo
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
