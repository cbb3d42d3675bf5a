import type { PopularPlace } from '@pbr/schemas/landing';
import { operationTypeLabels } from '@pbr/schemas/property-values';
import { trpc } from '../../../lib/trpc.ts';
import { LandingLink } from '../landing/landing-link.tsx';
import { placeTitle } from '../landing/landing-words.ts';
import classes from './popular-places.module.css';

/** Ways to the pages of the colonias with most of the newest listings. */
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
            <LandingLink
              operation={place.operation}
              slugs={place.places.map(({ slug }) => slug)}
              className={classes.link}
            >
              {operationTypeLabels[place.operation]} en {placeTitle(place.places)}
            </LandingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ operation, places }: PopularPlace) =>
  [operation, ...places.map(({ slug }) => slug)].join('/');
