import type { Place } from '@pbr/schemas/property/places';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { Breadcrumb } from '@pbr/ui/breadcrumb';
import { Link } from '@tanstack/react-router';
import { LandingLink } from './landing-link.tsx';
import { placeCrumbs } from './place-crumbs.ts';

interface PlaceBreadcrumbProps {
  operation: OperationFilter;
  places: readonly Place[];
}

/** The breadcrumb from the home page down to this place. */
export function PlaceBreadcrumb({ operation, places }: PlaceBreadcrumbProps) {
  return (
    <Breadcrumb>
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
    </Breadcrumb>
  );
}
