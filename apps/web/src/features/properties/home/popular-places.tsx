import { formatCounted } from '@pbr/schemas/format/numbers';
import type { PopularPlace } from '@pbr/schemas/property/places/landing';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { LandingLink } from '../landing/landing-link.tsx';
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

function PlaceTile({ place: { operation, places, total, photo } }: { place: PopularPlace }) {
  const [colonia, city] = places.map(({ name }) => name).reverse();
  return (
    <LandingLink
      operation={operation}
      slugs={places.map(({ slug }) => slug)}
      className={classes.tile}
    >
      {photo !== null && (
        <img
          src={`${photo}/640.webp`}
          srcSet={photoSrcSet({ baseUrl: photo })}
          sizes="(min-width: 62em) 280px, (min-width: 36em) 32vw, 48vw"
          width={640}
          height={480}
          alt=""
          loading="lazy"
        />
      )}
      <span className={classes.words}>
        <span className={classes.colonia}>{colonia}</span>
        <span className={classes.facts}>
          {formatCounted(total, 'propiedad', 'propiedades')} en {operation} · {city}
        </span>
      </span>
    </LandingLink>
  );
}

const keyOf = ({ operation, places }: PopularPlace) =>
  [operation, ...places.map(({ slug }) => slug)].join('/');
