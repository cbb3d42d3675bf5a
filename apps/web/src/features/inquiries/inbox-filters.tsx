import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxPage, InboxSearch } from '@pbr/schemas/inquiry/search';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../lib/lists/search-form.tsx';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { InboxStatuses } from './inbox-statuses.tsx';
import classes from './inbox-filters.module.css';

interface InboxFiltersProps {
  search: InboxSearch;
  inbox: Inbox | undefined;
}

export function InboxFilters({ search, inbox }: InboxFiltersProps) {
  const navigate = useNavigate({ from: '/inquiries' });
  return (
    <InboxStatuses search={search} current={search.status} counts={inbox?.counts}>
      <SearchForm
        label="Buscar por cliente, mensaje o propiedad"
        placeholder="Cliente, mensaje o propiedad"
        searched={search.search}
        onSearch={(text) =>
          void navigate({
            search: (current) => changeInbox(current, { search: text }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      {search.propertyId !== undefined && (
        <ListingChip search={search} propertyId={search.propertyId} inbox={inbox} />
      )}
      {search.agent !== undefined && (
        <AgentChip search={search} agent={search.agent} inbox={inbox} />
      )}
    </InboxStatuses>
  );
}

interface ListingChipProps extends InboxFiltersProps {
  propertyId: string;
}

function ListingChip({ search, propertyId, inbox }: ListingChipProps) {
  const inPage = inbox?.items.find(({ property }) => property.id === propertyId)?.property.name;
  const isUnknown = inbox !== undefined && inPage === undefined;
  const named = trpc.property.byIds.useQuery({ ids: [propertyId] }, { enabled: isUnknown });
  const name = inPage ?? named.data?.items[0]?.name ?? 'una propiedad';
  return <FilterChip name={name} search={changeInbox(search, { propertyId: undefined })} />;
}

interface AgentChipProps extends InboxFiltersProps {
  agent: string;
}

function AgentChip({ search, agent: id, inbox }: AgentChipProps) {
  const agent = inbox?.items.find((item) => item.agent.id === id)?.agent;
  const name = agent ? `${agent.firstName} ${agent.lastName}` : 'un agente';
  return <FilterChip name={name} search={changeInbox(search, { agent: undefined })} />;
}

/** Says which part of the inbox is shown, and leads to the rest. */
function FilterChip({ name, search }: { name: string; search: InboxPage }) {
  return (
    <p className={classes.chips}>
      <Link
        to="/inquiries"
        search={search}
        resetScroll={false}
        activeProps={{}}
        activeOptions={{ exact: true }}
        className={classes.chip ?? ''}
        aria-label={`Quitar el filtro: solo ${name}`}
      >
        <span>Solo {name}</span>
        <CloseIcon size={16} />
      </Link>
    </p>
  );
}
