import type { Landing, LandingQuery } from '@pbr/schemas/property/places/landing';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { PropertyType } from '@pbr/schemas/property/values';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { ArrowRightIcon } from '@pbr/ui/icons/icons';
import type { Place } from '@pbr/schemas/property/places';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { Breadcrumb } from '@pbr/ui/breadcrumb';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../../lib/button-link.tsx';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid } from '../card/property-grid.tsx';
import { PageLinks } from '../../../lib/lists/page-links.tsx';
import { NearMap } from '../map/near-map.tsx';
import { LandingLink, toLanding } from './landing-link.tsx';
import { countSentence, landingSentence, landingTitle, placeName } from './landing-words.ts';
import { ChildLinks, NearLinks, TypeLinks } from './narrower-links.tsx';
import { hasFigures, PlaceFigures } from './place-figures.tsx';
import { placeCrumbs } from './place-crumbs.ts';
import classes from './landing.module.css';

/** The listings for sale or rent in a place: figures, cards, and links to narrower and wider places. */
export function LandingScreen({ query }: { query: LandingQuery }) {
  const [landing] = trpc.property.landing.useSuspenseQuery(query);
  const { operation, type } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const listings = useRef<HTMLElement>(null);
  useFocusOnChange(landing.page, {
    target: () => heading.current,
    region: listings,
    scrolls: true,
  });
  const slugs = landing.places.map(({ slug }) => slug);
  const search = catalogueSearch(landing, type);
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <PlaceBreadcrumb operation={operation} places={landing.places} />
        <h1 className={classes.title}>{landingTitle(landing, type)}</h1>
        <p className={classes.sentence}>
          {hasFigures(landing) ? countSentence(landing, type) : landingSentence(landing, type)}
        </p>
        {hasFigures(landing) && <PlaceFigures landing={landing} />}
      </header>
      <TypeLinks landing={landing} type={type} />
      {landing.items.length > 0 ? (
        <section ref={listings} aria-labelledby="listings-title">
          <h2 id="listings-title" ref={heading} tabIndex={-1} className={classes.subtitle}>
            Lo más reciente
          </h2>
          <PropertyGrid properties={landing.items} operation={operation} />
          <PageLinks
            page={landing.page}
            last={landing.pageCount}
            linkTo={(page) => ({
              ...toLanding({ operation, slugs, search: { type, page } }),
              resetScroll: false,
            })}
          />
        </section>
      ) : (
        <NothingHere landing={landing} query={query} />
      )}
      {landing.items.length > 0 && (
        <LandingMap key={[operation, ...slugs, type].join('/')} search={search} />
      )}
      <ChildLinks landing={landing} type={type} />
      <NearLinks landing={landing} type={type} />
      <p>
        <Link
          to="/properties"
          search={search}
          activeOptions={{ exact: true }}
          className={buttonClass()}
        >
          Ver en el catálogo con más filtros
        </Link>
      </p>
    </div>
  );
}

const loadMap = () => import('./landing-map.tsx');

/** The places of all the listings, and not only of those on the page; nothing if none of them shows its place. */
function LandingMap({ search }: { search: CatalogueSearch }) {
  const [isEmpty, setEmpty] = useState(false);
  if (isEmpty) return null;
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title" className={classes.subtitle}>
        En el mapa
      </h2>
      <NearMap
        id="map"
        className={classes.map}
        load={loadMap}
        map={{ search, onEmpty: () => setEmpty(true) }}
      />
      <Link to="/properties" search={{ ...search, view: 'map' }} className={classes.catalogue}>
        Abrir el mapa completo <ArrowRightIcon />
      </Link>
    </section>
  );
}

/** The catalogue search that matches this place. */
const catalogueSearch = (
  { operation, places }: Landing,
  type: PropertyType | undefined,
): CatalogueSearch => ({
  operation,
  ...(type && { type }),
  ...(places.length > 0 && { places: places.map(({ slug }) => slug).join('/') }),
});

/** Links to the nearest page that may have listings: the first page, all types, or the wider place. */
function NothingHere({ landing, query }: { landing: Landing; query: LandingQuery }) {
  const { operation, places, total } = landing;
  const { type } = query;
  const slugs = places.map(({ slug }) => slug);
  if (total > 0) {
    return (
      <EmptyState
        title="Esta página ya no tiene propiedades"
        action={
          <LandingLink
            {...{ operation, slugs }}
            search={{ type }}
            className={buttonClass('primary')}
          >
            Ir a la primera página
          </LandingLink>
        }
      />
    );
  }
  const wider = type === undefined ? places.slice(0, -1) : places;
  return (
    <EmptyState
      title="Cuando se publique algo, lo verás aquí"
      action={
        places.length > 0 || type !== undefined ? (
          <LandingLink
            operation={operation}
            slugs={wider.map(({ slug }) => slug)}
            className={buttonClass('primary')}
          >
            Ver propiedades en {operation} en {placeName(wider)}
          </LandingLink>
        ) : (
          <ButtonLink to="/properties" look="primary">
            Ver todas las propiedades
          </ButtonLink>
        )
      }
    />
  );
}

interface PlaceBreadcrumbProps {
  operation: OperationFilter;
  places: readonly Place[];
}

/** The breadcrumb from the home page down to this place. */
function PlaceBreadcrumb({ operation, places }: PlaceBreadcrumbProps) {
  return (
    <Breadcrumb>
      <li>
        <Link to="/">Inicio</Link>
      </li>
      {placeCrumbs(operation, places).map(({ name, slugs }) =>
        slugs.length === places.length ? (
          <li key={slugs.join('/')} aria-current="page">
            {name}
          </li>
        ) : (
          <li key={slugs.join('/')}>
            <LandingLink operation={operation} slugs={slugs}>
              {name}
            </LandingLink>
          </li>
        ),
      )}
    </Breadcrumb>
  );
}
