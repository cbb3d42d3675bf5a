import type { LandingSearch } from '@pbr/schemas/property/search/landing-search';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stringifySearch } from '../../../lib/lists/search-params.ts';

interface LandingTarget {
  operation: OperationFilter;
  /** The slugs of state, city and colonia, in this order. */
  slugs: readonly string[];
  search?: LandingSearch;
}

const routes = {
  venta: '/venta/{-$state}/{-$city}/{-$neighborhood}',
  renta: '/renta/{-$state}/{-$city}/{-$neighborhood}',
} as const;

/** The landing page's location for the router. */
export function toLanding({ operation, slugs, search = {} }: LandingTarget) {
  const [state, city, neighborhood] = slugs;
  return {
    to: routes[operation],
    params: { state, city, neighborhood },
    search: { type: search.type, page: pageInUrl(search.page) },
    // A place is not active on the pages of the places inside it.
    activeOptions: { exact: true },
  } satisfies LinkProps;
}

/** The landing page's location as text: '/venta/ciudad-de-mexico?type=casa'. */
export function landingPath({ operation, slugs, search = {} }: LandingTarget): string {
  const path = ['', operation, ...slugs].join('/');
  return path + stringifySearch({ type: search.type, page: pageInUrl(search.page) });
}

const pageInUrl = (page: number | undefined) =>
  page === undefined || page <= 1 ? undefined : page;

interface LandingLinkProps extends LandingTarget {
  className?: string | undefined;
  children: ReactNode;
}

export function LandingLink({ className, children, ...target }: LandingLinkProps) {
  return (
    <Link {...toLanding(target)} className={className}>
      {children}
    </Link>
  );
}
