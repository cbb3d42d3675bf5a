import { ArrowRightIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { HomeSearch } from './home-search.tsx';
import { PopularPlaces } from './popular-places.tsx';
import classes from './home.module.css';

const FEATURED_COUNT = 15;

export function HomeScreen() {
  return (
    <>
      <Home>
        <FeaturedProperties />
      </Home>
      <PopularPlaces />
    </>
  );
}

/** While the listings are on their way. */
export function HomePending() {
  return (
    <Home>
      <div aria-busy="true">
        <PropertyGridSkeleton count={FEATURED_COUNT} />
      </div>
    </Home>
  );
}

function Home({ children }: { children: ReactNode }) {
  return (
    <>
      <section className={classes.hero} aria-labelledby="hero-title">
        <div className={classes.heroContent}>
          <h1 id="hero-title" className={classes.title}>
            Encuentra el lugar donde quieres vivir
          </h1>
          <p className={classes.lead}>
            Casas, departamentos, oficinas, locales y terrenos en venta y renta, con el trato
            directo de su agente.
          </p>
          <HomeSearch />
        </div>
      </section>
      <section className={classes.featured} aria-labelledby="featured-title">
        <div className={classes.featuredHead}>
          <h2 id="featured-title" className={classes.featuredTitle}>
            Propiedades destacadas
          </h2>
          <Link to="/properties" className={classes.all}>
            Ver todas las propiedades <ArrowRightIcon />
          </Link>
        </div>
        {children}
      </section>
    </>
  );
}

function FeaturedProperties() {
  const [{ items }] = trpc.property.featured.useSuspenseQuery();
  if (items.length === 0) {
    return <p className={classes.empty}>No hay propiedades disponibles en este momento.</p>;
  }
  return <PropertyGrid properties={items} />;
}
