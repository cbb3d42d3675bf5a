import { formatCounted } from '@pbr/schemas/format/numbers';
import type { PopularPlace } from '@pbr/schemas/property/landing';
import { operationTypeLabels } from '@pbr/schemas/property/values';
import { ArrowRightIcon } from '@pbr/ui/icons';
import { trpc } from '../../../lib/trpc.ts';
import { LandingLink } from '../landing/landing-link.tsx';
import classes from './popular-places.module.css';

/** Links to the colonias that have most of the newest listings. */
export function PopularPlaces() {
  const [{ items }] = trpc.property.popularPlaces.useSuspenseQuery();
  if (items.length === 0) return null;
  return (
    <section className={classes.places} aria-labelledby="places-title">
      <h2 id="places-title" className={classes.title}>
        Busca por zona
      </h2>
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

function PlaceTile({ place: { operation, places, total } }: { place: PopularPlace }) {
  const [colonia, ...around] = places.map(({ name }) => name).toReversed();
  return (
    <LandingLink
      operation={operation}
      slugs={places.map(({ slug }) => slug)}
      className={classes.tile}
    >
      <span className={classes.operation} data-operation={operation}>
        {operationTypeLabels[operation]} en{' '}
      </span>
      <span className={classes.colonia}>{colonia}</span>
      <span className={classes.around}>
        {/* Ciudad de México is both a city and a state. */}
        {[...new Set(around)].join(', ')}
      </span>
      <span className={classes.total}>
        {formatCounted(total, 'propiedad', 'propiedades')}
        <ArrowRightIcon size={18} />
      </span>
    </LandingLink>
  );
}

const keyOf = ({ operation, places }: PopularPlace) =>
  [operation, ...places.map(({ slug }) => slug)].join('/');
