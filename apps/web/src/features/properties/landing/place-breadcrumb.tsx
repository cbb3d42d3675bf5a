import type { Place } from '@pbr/schemas/place';
import type { OperationFilter } from '@pbr/schemas/property-search';
import { Link } from '@tanstack/react-router';
import { LandingLink } from './landing-link.tsx';
import { placeCrumbs } from './place-crumbs.ts';
import classes from './landing.module.css';

interface PlaceBreadcrumbProps {
  operation: OperationFilter;
  places: readonly Place[];
}

/** From the home page down to this place. */
export function PlaceBreadcrumb({ operation, places }: PlaceBreadcrumbProps) {
  return (
    <nav aria-label="Ruta de navegación">
      <ol className={classes.breadcrumb}>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        {placeCrumbs(operation, places).map(({ name, slugs }) =>
          slugs.length === places.length ? (
            <li key={slugs.join('/')} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={slugs.join('/')}>
              <LandingLink operation={operation} slugs={slugs}>
                {name}
              </LandingLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
