import type { Place } from '@pbr/schemas/landing';
import type { OperationFilter } from '@pbr/schemas/property-search';
import { operationTypeLabels } from '@pbr/schemas/property-values';
import { Link } from '@tanstack/react-router';
import { LandingLink } from './landing-link.tsx';
import classes from './landing.module.css';

interface PlaceBreadcrumbProps {
  operation: OperationFilter;
  places: readonly Place[];
}

/** From the home page down to this place. */
export function PlaceBreadcrumb({ operation, places }: PlaceBreadcrumbProps) {
  const names = [operationTypeLabels[operation], ...places.map(({ name }) => name)];
  const slugs = places.map(({ slug }) => slug);
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={classes.breadcrumb}>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        {names.map((name, depth) => {
          const above = slugs.slice(0, depth);
          return depth === places.length ? (
            <li key={above.join('/')} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={above.join('/')}>
              <LandingLink operation={operation} slugs={above}>
                {name}
              </LandingLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
