import { formatCounted } from '@pbr/schemas/format/numbers';
import type { MyProperties, MyPropertiesSearch, MyProperty } from '@pbr/schemas/property/mine';
import { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { Button } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { PageLinks } from '../../../lib/lists/page-links.tsx';
import { QueryError } from '../../../lib/query-error.tsx';
import { useSessionUser } from '../../../lib/session.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { useBulk } from '../bulk/use-bulk.tsx';
import { isOwn } from './listed-search.ts';
import { ListTools } from './list-tools.tsx';
import { ListingRow } from './listing-row.tsx';
import { ListingsLoading } from './listings-loading.tsx';
import { type ListingActions, useListingActions } from './use-listing-actions.tsx';
import classes from './list.module.css';

interface ListingResultsProps {
  query: UseQueryResult<MyProperties, unknown>;
  search: MyPropertiesSearch;
  onEdit: (id: string) => void;
}

/** A page of own listings in its states: loading, failed, empty, full. */
export function ListingResults({ query, search, onEdit }: ListingResultsProps) {
  const areOwn = isOwn(search, useSessionUser());
  const region = useRef<HTMLDivElement>(null);
  // The pressed button disappeared with its row.
  const onGone = () => region.current?.focus();
  const bulk = useBulk({ onGone });
  const actions = useListingActions({
    shown: search,
    onErased: (listing) => {
      bulk.selection.set([listing], false);
      onGone();
    },
  });
  if (!query.data) {
    if (!query.error) return <ListingsLoading />;
    return <QueryError query={query} title="No se pudieron cargar tus propiedades" />;
  }
  const { items, total } = query.data;
  return (
    <div ref={region} tabIndex={-1} className={classes.region} aria-busy={query.isPlaceholderData}>
      <div className={classes.over}>
        <p role="status" className={classes.total}>
          {items.length > 0 && formatCounted(total, 'propiedad', 'propiedades')}
        </p>
        {items.length > 0 && (
          <ListTools data={query.data} search={search} selection={bulk.selection} />
        )}
      </div>
      {items.length === 0 ? (
        <Nothing
          data={query.data}
          search={search}
          areOwn={areOwn}
          onNew={() => onEdit(NEW_LISTING)}
        />
      ) : (
        <Listings
          data={query.data}
          search={search}
          areOwn={areOwn}
          onEdit={onEdit}
          actions={actions}
          selection={bulk.selection}
          onGone={onGone}
        />
      )}
      {bulk.bar}
      {actions.dialogs}
      {bulk.dialog}
    </div>
  );
}

interface ListingsProps {
  data: MyProperties;
  search: MyPropertiesSearch;
  areOwn: boolean;
  onEdit: (id: string) => void;
  actions: ListingActions;
  selection: Selection;
  onGone: () => void;
}

function Listings(props: ListingsProps) {
  const { data, search, areOwn, onEdit, actions, selection, onGone } = props;
  const [opened, setOpened] = useState<string>();
  // The row may leave the list while its menu is open.
  const isOpen = data.items.some(({ id }) => id === opened);
  return (
    <>
      <ul className={classes.list}>
        {data.items.map((listing: MyProperty) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            showsOwner={!areOwn}
            selection={selection}
            isCovered={isOpen && listing.id !== opened}
            onOpen={(isNowOpen) => setOpened(isNowOpen ? listing.id : undefined)}
            onEdit={onEdit}
            actions={actions}
            onLeave={onGone}
          />
        ))}
      </ul>
      <PageLinks
        page={data.page}
        last={data.pageCount}
        linkTo={(page) => ({ to: '/my-properties', search: { ...search, page } })}
      />
    </>
  );
}

interface NothingProps {
  data: MyProperties;
  search: MyPropertiesSearch;
  areOwn: boolean;
  onNew: () => void;
}

/** Tells apart no listings at all, no matches, and a page that no longer exists, each with a next step. */
function Nothing({ data, search, areOwn, onNew }: NothingProps) {
  if (data.counts.total === 0 && areOwn)
    return (
      <EmptyState
        title="No tienes propiedades registradas"
        text="Publica la primera: con el nombre, la dirección y unas fotos basta para empezar."
        action={
          <Button look="primary" onClick={onNew}>
            Publicar mi primera propiedad
          </Button>
        }
      />
    );
  const isPast = data.total > 0;
  return (
    <EmptyState
      title={isPast ? 'Esta página ya no tiene propiedades' : 'No se encontraron propiedades'}
      {...(!isPast && { text: 'Prueba con otro nombre o ciudad, o quita los filtros.' })}
      action={
        <ButtonLink
          to="/my-properties"
          search={isPast ? { ...search, page: undefined } : { owner: search.owner }}
          activeOptions={{ exact: true }}
          look="primary"
        >
          {isPast ? 'Ir a la primera página' : 'Limpiar filtros'}
        </ButtonLink>
      }
    />
  );
}
