import { formatCount } from '@pbr/schemas/format/numbers';
import type { Landing } from '@pbr/schemas/property/places/landing';
import { PROPERTY_TYPES, type PropertyType } from '@pbr/schemas/property/values';
import { LandingLink } from './landing-link.tsx';
import { kindsTitle } from './kinds.ts';
import { childrenTitle, neighbourName, placeName } from './landing-words.ts';
import classes from './landing.module.css';

interface NarrowerLinksProps {
  landing: Landing;
  type: PropertyType | undefined;
}

/** Links to the property types on offer here; hidden when there is no choice. */
export function TypeLinks({ landing, type }: NarrowerLinksProps) {
  const { operation, types } = landing;
  const slugs = landing.places.map(({ slug }) => slug);
  const known = PROPERTY_TYPES.flatMap((kind) => {
    const used = types.find((counted) => counted.type === kind);
    return used ? [{ kind, total: used.total }] : [];
  });
  if (known.length < 2 && type === undefined) return null;
  const where = ` en ${operation} en ${placeName(landing.places)}`;
  return (
    <nav aria-label="Tipo de propiedad">
      <ul className={classes.types}>
        <li>
          <LandingLink operation={operation} slugs={slugs} className={classes.pill}>
            Todos los tipos
          </LandingLink>
        </li>
        {known.map(({ kind, total }) => (
          <li key={kind}>
            <LandingLink
              operation={operation}
              slugs={slugs}
              search={{ type: kind }}
              className={classes.pill}
            >
              {kindsTitle(kind)}
              <span className="for-readers">{where}</span>
              {/* The sentence above says the number of the type that is shown. */}
              {kind !== type && <Total of={total} />}
            </LandingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the places one level below, unless one of them has all of the listings. */
export function ChildLinks({ landing, type }: NarrowerLinksProps) {
  const { operation, places, children } = landing;
  const [first] = children;
  if (first === undefined || first.total === landing.total) return null;
  const slugs = places.map(({ slug }) => slug);
  return (
    <section aria-labelledby="children-title">
      <h2 id="children-title" className={classes.subtitle}>
        {childrenTitle(places)} con más propiedades
      </h2>
      <ul className={classes.children}>
        {children.map(({ slug, name, total }) => (
          <li key={slug}>
            <LandingLink
              operation={operation}
              slugs={[...slugs, slug]}
              search={{ type }}
              className={classes.child}
            >
              {name}
              <Total of={total} />
            </LandingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the places around this one. */
export function NearLinks({ landing, type }: NarrowerLinksProps) {
  const { operation, places, near } = landing;
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title" className={classes.subtitle}>
        Cerca de {placeName(places)}
      </h2>
      <ul className={classes.children}>
        {near.map((neighbour) => {
          const slugs = neighbour.places.map(({ slug }) => slug);
          return (
            <li key={slugs.join('/')}>
              <LandingLink {...{ operation, slugs }} search={{ type }} className={classes.child}>
                {neighbourName(neighbour.places, places)}
                <Total of={neighbour.total} />
              </LandingLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Total({ of: total }: { of: number }) {
  return <span className={classes.total}> ({formatCount(total)})</span>;
}
