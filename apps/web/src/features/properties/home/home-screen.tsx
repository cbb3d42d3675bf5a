import { ArrowRightIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { AboutUs, OwnersBand } from './about-us.tsx';
import { Hero } from './hero.tsx';
import { PopularPlaces } from './popular-places.tsx';
import { quickSearches } from './quick-searches.ts';
import classes from './home.module.css';

const FEATURED_COUNT = 15;

export function HomeScreen() {
  const [{ items }] = trpc.property.featured.useSuspenseQuery();
  return (
    <>
      <Hero searches={quickSearches(items)} />
      <Featured>
        {items.length === 0 ? (
          <p className={classes.empty}>No hay propiedades disponibles en este momento.</p>
        ) : (
          <PropertyGrid properties={items} priority={false} />
        )}
      </Featured>
      <PopularPlaces />
      <OwnersBand />
      <AboutUs />
    </>
  );
}

/** Shown while the listings load. */
export function HomePending() {
  return (
    <>
      <Hero searches={[]} />
      <Featured>
        <div aria-busy="true">
          <PropertyGridSkeleton count={FEATURED_COUNT} />
        </div>
      </Featured>
    </>
  );
}

function Featured({ children }: { children: ReactNode }) {
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
      {children}
    </section>
  );
}
