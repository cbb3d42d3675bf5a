import { TextField } from '@pbr/ui/fields/text-field';
import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { CloseIcon, SearchIcon } from '@pbr/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { StatusLinks } from '../../lib/lists/status-links.tsx';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { countOf, STATUS_FILTERS } from './status-filters.ts';
import { useTypedSearch } from '../../lib/lists/use-typed-search.ts';
import classes from './inbox-filters.module.css';

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
  // On a phone the chosen status may lie outside the visible part of the row.
  useEffect(() => {
    const row = statuses.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-status="${search.status ?? 'all'}"]`);
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [search.status]);

  return (
    <div className={classes.filters}>
      <StatusLinks
        ref={statuses}
        label="Estado de las consultas"
        labels={STATUS_FILTERS}
        current={search.status}
        countOf={(status) => inbox && countOf(inbox.counts, status)}
        linkTo={(status) => ({ to: '/inquiries', search: changeInbox(search, { status }) })}
      />
      <form role="search" className={classes.search} onSubmit={typed.onSubmit}>
        <TextField
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
