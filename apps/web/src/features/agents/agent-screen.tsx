import type { Agent } from '@pbr/schemas/agent/read';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { PropertyCard, PropertyPage } from '@pbr/schemas/property/read';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { Breadcrumb } from '@pbr/ui/breadcrumb';
import { EmptyState } from '@pbr/ui/empty-state';
import { Section } from '@pbr/ui/section';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ComponentType, useRef } from 'react';
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

const route = getRouteApi('/agents/$id');

interface AgentScreenProps {
  /** Passed in because another feature draws the listing cards. */
  Cards: ComponentType<{ properties: PropertyCard[] }>;
  CardsLoading: ComponentType<{ count: number }>;
}

/** An agent's page: profile, contact details and listings. */
export function AgentScreen(cards: AgentScreenProps) {
  const { id } = route.useParams();
  const [agent] = trpc.agent.get.useSuspenseQuery({ id });
  const name = agentName(agent);
  return (
    <article className={classes.page}>
      <Breadcrumb>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        <li>
          <Link to="/agents">Agentes</Link>
        </li>
        <li aria-current="page">{name}</li>
      </Breadcrumb>
      <header className={classes.profile}>
        <AgentPortrait agent={agent} size="large" />
        <div className={classes.who}>
          <h1 className={classes.title}>{name}</h1>
          <VerifiedBadges person={agent} />
          {agent.bio !== null && <p className={classes.story}>{agent.bio}</p>}
        </div>
        <div className={classes.reach}>
          <ContactFacts agent={agent} />
          <ContactButtons agent={agent} />
        </div>
      </header>
      {/* One agent's listings never stand in for another's. */}
      <Listings key={id} agent={agent} {...cards} />
    </article>
  );
}

interface ListingsProps extends AgentScreenProps {
  agent: Pick<Agent, 'firstName' | 'listings'>;
}

function Listings({ agent, Cards, CardsLoading }: ListingsProps) {
  const { id } = route.useParams();
  const { page } = route.useLoaderDeps();
  const before = ((page ?? 1) - 1) * PAGE_SIZE;
  const query = trpc.agent.listings.useQuery({ id, page }, { placeholderData: keepPreviousData });
  return (
    <Section
      title={`Propiedades de ${agent.firstName}`}
      {...(query.data && {
        lead: formatCounted(query.data.total, 'propiedad publicada', 'propiedades publicadas'),
      })}
    >
      {query.isPending && (
        <div role="status" aria-label="Cargando propiedades...">
          <CardsLoading count={Math.min(agent.listings - before, PAGE_SIZE)} />
        </div>
      )}
      {query.isError && (
        <QueryError query={query} title="No se pudieron cargar sus propiedades" heading="h3" />
      )}
      {query.data && <Offered id={id} listings={query.data} Cards={Cards} />}
    </Section>
  );
}

interface OfferedProps extends Pick<AgentScreenProps, 'Cards'> {
  id: string;
  listings: PropertyPage;
}

function Offered({ id, listings, Cards }: OfferedProps) {
  const region = useRef<HTMLDivElement>(null);
  useFocusOnChange(listings.page, { target: () => region.current, region, scrolls: true });
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      {listings.items.length === 0 ? (
        <EmptyState
          heading="h3"
          title="No hay propiedades publicadas"
          text="Mira lo que ofrecen los demás agentes del portal."
          action={
            <ButtonLink to="/properties" look="primary">
              Ver propiedades
            </ButtonLink>
          }
        />
      ) : (
        <Cards properties={listings.items} />
      )}
      <PageLinks
        page={listings.page}
        last={listings.pageCount}
        linkTo={(next) => ({
          to: '/agents/$id',
          params: { id },
          search: { page: next },
          resetScroll: false,
        })}
      />
    </div>
  );
}
