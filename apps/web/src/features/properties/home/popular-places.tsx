import { formatCount } from '@pbr/schemas/format/numbers';
import { formatShortMoney } from '@pbr/schemas/format/short-price';
import type { PopularPlace } from '@pbr/schemas/property/places/landing';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { LandingLink } from '../landing/landing-link.tsx';
import { PlaceMark } from './place-mark.tsx';
import classes from './popular-places.module.css';

/** Links to the colonias that have most of the newest listings. */
export function PopularPlaces() {
  const query = trpc.property.popularPlaces.useQuery();
  const items = query.data?.items ?? [];
  if (items.length === 0 && !query.isError) return null;
  return (
    <section className={classes.places} aria-labelledby="places-title">
      <h2 id="places-title" className={classes.title}>
        Busca por zona
      </h2>
      {query.isError && (
        <NotLoaded query={query}>No se pudieron cargar las zonas con más propiedades.</NotLoaded>
      )}
      <ul className={classes.list}>
        {items.map((place) => (
          <li key={keyOf(place)}>
            <PlaceTile place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceTile({ place }: { place: PopularPlace }) {
  const { operation, places, total, lowestPrice } = place;
  const [colonia, city] = places.map(({ name }) => name).reverse();
  const slugs = places.map(({ slug }) => slug);
  return (
    <LandingLink operation={operation} slugs={slugs} className={classes.tile}>
      <PlaceMark place={slugs.join('/')} />
      <span className={classes.words}>
        <span className={classes.colonia}>{colonia}</span>
        <span className={classes.facts}>
          <span>
            {formatCount(total)} en {operation}
          </span>{' '}
          <span>{city}</span>
        </span>
        {lowestPrice !== null && (
          <span className={classes.from}>
            desde{' '}
            <span>
              {formatShortMoney(lowestPrice, 'MXN')}
              {operation === 'renta' && '/mes'}
            </span>
          </span>
        )}
      </span>
    </LandingLink>
  );
}

const keyOf = ({ operation, places }: PopularPlace) =>
  [operation, ...places.map(({ slug }) => slug)].join('/');
