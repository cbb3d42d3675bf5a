import { Button } from '@pbr/ui/button';
import { SearchBox } from '@pbr/ui/search-box';
import { trpc } from '../../../lib/trpc.ts';
import { PropertyGrid } from '../card/property-grid.tsx';
import classes from './gone-listing.module.css';

const MOST = 6;

/** A search of its own, and other listings. */
export function Part() {
  const { data } = trpc.property.featured.useQuery();
  const others = data?.items.slice(0, MOST) ?? [];
  return (
    <>
      <form action="/properties" role="search" className={classes.search}>
        <SearchBox label="¿Dónde o qué buscas?" placeholder="Depa de 2 recámaras en la Roma" />
        <Button type="submit" look="accent">
          Buscar
        </Button>
      </form>
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 id="others-title" className={classes.title}>
            Propiedades destacadas
          </h2>
          <PropertyGrid properties={others} priority={false} />
        </section>
      )}
    </>
  );
}
