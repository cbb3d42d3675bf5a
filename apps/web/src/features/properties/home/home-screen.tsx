import { ArrowRightIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { AboutUs, OwnersBand } from './about-us.tsx';
import { Hero } from './hero.tsx';
import { PopularPlaces } from './popular-places.tsx';
import { quickSearches } from './quick-searches.ts';
import classes from './home.module.css';

const FEATURED_COUNT = 15;

export function HomeScreen() {
  const { data } = trpc.property.featured.useQuery();
  return (
    <>
      <Hero searches={quickSearches(data?.items ?? [])} />
      <Featured />
      <PopularPlaces />
      <OwnersBand />
      <AboutUs />
    </>
  );
}

function Featured() {
  const query = trpc.property.featured.useQuery();
  return (
    <section className={classes.featured} aria-labelledby="featured-title">
      <div className={classes.featuredHead}>
        <h2 id="featured-title" className={classes.featuredTitle}>
          Propiedades destacadas
        </h2>
        <Link to="/properties" className={classes.all}>
          Ver todas las propiedades <ArrowRightIcon />
        </Link>
      </div>
      {query.isPending && (
        <div aria-busy="true">
          <PropertyGridSkeleton count={FEATURED_COUNT} />
        </div>
      )}
      {query.isError && (
        <QueryError
          query={query}
          title="No se pudieron cargar las propiedades destacadas"
          heading="h3"
        />
      )}
      {query.data?.items.length === 0 && (
        <p className={classes.empty}>No hay propiedades disponibles en este momento.</p>
      )}
      {query.data && query.data.items.length > 0 && (
        <PropertyGrid properties={query.data.items} priority={false} />
      )}
    </section>
  );
}
