import { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { Button } from '@pbr/ui/button';
import { WorkPage } from '@pbr/ui/work-page';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { MyProperties } from '@pbr/schemas/property/mine';
import { Counts } from '@pbr/ui/counts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useSessionUser } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { changeSearch } from './list/change-search.ts';
import { EditorOverPage } from './editor/editor-over-page.tsx';
import { isOwn, listedSearch } from './list/listed-search.ts';
import { ListingFilters } from './list/listing-filters.tsx';
import { ListingResults } from './list/listing-results.tsx';

/** All listings of a member, active and paused; for admins also those of one agent or of the whole agency. */
export function MyPropertiesScreen() {
  const user = useSessionUser();
  const shown = listedSearch(useSearch({ from: '/my-properties' }), user);
  const query = trpc.property.mine.useQuery(shown, { placeholderData: keepPreviousData });
  const navigate = useNavigate({ from: '/my-properties' });
  const open = (listing: string) =>
    void navigate({
      search: (previous) => ({ ...previous, edit: listing }),
      replace: true,
      resetScroll: false,
    });

  return (
    <WorkPage
      title={isOwn(shown, user) ? 'Mis Propiedades' : 'Propiedades de la agencia'}
      counts={<ListingCounts counts={query.data?.counts} isUnknown={query.isError} />}
      action={
        <Button look="accent" onClick={() => open(NEW_LISTING)}>
          Nueva Propiedad
        </Button>
      }
    >
      <ListingFilters search={shown} />
      <ListingResults query={query} search={shown} onEdit={open} />
      <EditorOverPage />
    </WorkPage>
  );
}

const COUNTED = {
  total: { label: 'Total', status: undefined },
  active: { label: 'Activas', status: 'active' },
  forSale: { label: 'En venta', status: 'venta' },
  forRent: { label: 'En renta', status: 'renta' },
} as const;

interface ListingCountsProps {
  counts: MyProperties['counts'] | undefined;
  /** They could not be read. */
  isUnknown: boolean;
}

/** Counts of all own listings, whatever the search, each with the way to them. */
function ListingCounts({ counts, isUnknown }: ListingCountsProps) {
  const keys = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
  const unread = isUnknown ? '–' : undefined;
  return (
    <Counts
      counts={keys.map((key) => ({
        label: COUNTED[key].label,
        link: <CountedLink {...COUNTED[key]} />,
        value: counts ? formatCount(counts[key]) : unread,
      }))}
    />
  );
}

/** Shows what is counted and nothing less: the words that were searched are dropped. */
function CountedLink({ label, status }: { label: string; status: string | undefined }) {
  return (
    <Link
      from="/my-properties"
      to="."
      search={({ owner, sort }) => changeSearch({ owner, sort }, { status })}
      activeOptions={{ exact: true }}
      resetScroll={false}
    >
      {label}
    </Link>
  );
}
