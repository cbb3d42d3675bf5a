import { TextInput } from '@mantine/core';
import type { Inbox } from '@pbr/schemas/inquiry-inbox';
import type { InboxSearch } from '@pbr/schemas/inbox-search';
import { INQUIRY_STATUSES } from '@pbr/schemas/inquiry-values';
import { CloseIcon, SearchIcon } from '@pbr/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import classes from './inbox-filters.module.css';

const STATUS_LABELS = { pending: 'Pendientes', answered: 'Respondidas', closed: 'Cerradas' };
const STATUSES = [undefined, ...INQUIRY_STATUSES];

interface InboxFiltersProps {
  search: InboxSearch;
  inbox: Inbox | undefined;
}

export function InboxFilters({ search, inbox }: InboxFiltersProps) {
  const navigate = useNavigate({ from: '/inquiries' });
  const typed = useTypedSearch(search.search, (text) => {
    void navigate({
      search: (current) => changeInbox(current, { search: text }),
      replace: true,
      resetScroll: false,
    });
  });
  const statuses = useRef<HTMLElement>(null);
  // On a phone the chosen one may stand beyond the edge.
  useEffect(() => {
    const row = statuses.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-status="${search.status ?? 'all'}"]`);
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [search.status]);

  return (
    <div className={classes.filters}>
      <nav ref={statuses} aria-label="Estado de las consultas">
        <ul className={classes.statuses}>
          {STATUSES.map((status) => (
            <li key={status ?? 'all'} data-status={status ?? 'all'}>
              <Link
                to="/inquiries"
                search={changeInbox(search, { status })}
                resetScroll={false}
                className={classes.status ?? ''}
                aria-current={status === search.status ? 'true' : undefined}
                // Ours is the only mark: the router's own counts the whole address.
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {status === undefined ? 'Todas' : STATUS_LABELS[status]}
                {inbox && (
                  <span className={classes.count}>{formatCount(countOf(inbox, status))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form role="search" className={classes.search} onSubmit={typed.onSubmit}>
        <TextInput
          type="search"
          name="search"
          classNames={{ input: classes.typed ?? '' }}
          aria-label="Buscar por cliente, mensaje o propiedad"
          placeholder="Cliente, mensaje o propiedad"
          enterKeyHint="search"
          autoComplete="off"
          leftSection={<SearchIcon size={18} />}
          {...typed.field}
        />
      </form>
      {search.propertyId !== undefined && (
        <ListingChip search={search} propertyId={search.propertyId} inbox={inbox} />
      )}
    </div>
  );
}

function countOf({ counts }: Inbox, status: InboxSearch['status']): number {
  return status ? counts[status] : counts.pending + counts.answered + counts.closed;
}

interface ListingChipProps extends InboxFiltersProps {
  propertyId: string;
}

function ListingChip({ search, propertyId, inbox }: ListingChipProps) {
  const inPage = inbox?.items.find(({ property }) => property.id === propertyId)?.property.name;
  const isUnknown = inbox !== undefined && inPage === undefined;
  const named = trpc.property.byIds.useQuery({ ids: [propertyId] }, { enabled: isUnknown });
  const name = inPage ?? named.data?.items[0]?.name ?? 'una propiedad';
  return (
    <p className={classes.chips}>
      <Link
        to="/inquiries"
        search={changeInbox(search, { propertyId: undefined })}
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
