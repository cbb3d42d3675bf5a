import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid } from '../card/property-grid.tsx';
import { filterGroups } from './filters/filter-chips.ts';
import type { PlaceNames } from './place-names.ts';
import { changeSearch, clearedSearch } from './filters/filter-state.ts';
import { drawing } from './empty-page-part.tsx';
import classes from './nothing-found.module.css';

const NEARLY = 'Ninguna cumple con todos los filtros. Esto es lo más cercano:';
const ADVICE = 'Prueba con otra zona, amplía el precio o quita alguno de los filtros.';

interface NothingFoundProps {
  search: CatalogueSearch;
  placeNames?: PlaceNames;
}

/** Says that a search found nothing, and what would help. */
export function NothingFound({ search, placeNames }: NothingFoundProps) {
  const query = trpc.property.alternatives.useQuery(filtersIn(search));
  const { data, isPending, isError } = query;
  const offers = data ? offersOf(search, placeNames, data) : [];
  const places = data ? placesOf(search, data) : [];
  const helps = offers.length + places.length > 0;
  return (
    <>
      <EmptyState
        heading="h3"
        title="No se encontraron propiedades"
        drawing={drawing}
        {...(!isPending && !isError && { text: helps ? NEARLY : ADVICE })}
        {...(isError && {
          action: (
            <NotLoaded query={query}>No se pudo buscar qué se parece a lo que pides.</NotLoaded>
          ),
        })}
        {...(helps && {
          action: (
            <div className={classes.offers}>
              <Offers title="Con un filtro menos" offers={offers} />
              <Offers title="En zonas cercanas" offers={places} />
            </div>
          ),
        })}
      />
      {data && data.alike.length > 0 && (
        <div className={classes.alike}>
          <Section title="Propiedades parecidas">
            <PropertyGrid properties={data.alike} operation={search.operation} priority={false} />
          </Section>
        </div>
      )}
      {/* It keeps its position while the others load, so that it does not move away from a finger. */}
      <p className={classes.clear} data-waiting={isPending || undefined}>
        <Link
          to="/properties"
          search={clearedSearch(search)}
          activeOptions={{ exact: true }}
          className={buttonClass('primary')}
        >
          Limpiar filtros
        </Link>
      </p>
    </>
  );
}

interface Offer {
  label: string;
  count: string;
  search: CatalogueSearch;
}

/** The filters from the end of the form to its beginning: people give up first what matters least. */
function offersOf(
  search: CatalogueSearch,
  placeNames: PlaceNames | undefined,
  { without }: Alternatives,
): Offer[] {
  return filterGroups(search, placeNames)
    .reverse()
    .flatMap(({ key, label, without: wider }) => {
      const found = without.find(({ part }) => part === key);
      const name = label.replaceAll(/[«»]/gu, '');
      return found ? [{ label: `Sin "${name}"`, count: countOf(found), search: wider }] : [];
    });
}

function placesOf(search: CatalogueSearch, { places }: Alternatives): Offer[] {
  // A colonia and a city of one name are found by one text.
  const distinct = new Map(places.map((place) => [place.search, place])).values();
  return [...distinct].map((place) => ({
    label: place.name,
    count: countOf(place),
    search: changeSearch(search, { search: place.search, places: undefined }),
  }));
}

const countOf = ({
  total,
  totalIsCapped,
}: Alternatives['places'][number] | Alternatives['without'][number]) =>
  `${totalIsCapped ? 'más de ' : ''}${formatCount(total)}`;

function Offers({ title, offers }: { title: string; offers: readonly Offer[] }) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <div>
      <h4 id={id} className={classes.title}>
        {title}
      </h4>
      <ul className={classes.list} aria-labelledby={id}>
        {offers.map(({ label, count, search }) => (
          <li key={`${label} ${search.search}`}>
            <Link
              to="/properties"
              search={search}
              activeOptions={{ exact: true }}
              className={classes.offer}
            >
              <span className={classes.label}>{label}:</span> <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
