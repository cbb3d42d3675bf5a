import type { LandingQuery } from '@pbr/schemas/property/places/landing';
import {
  type LandingSearch,
  landingSearchSchema,
} from '@pbr/schemas/property/search/landing-search';
import { orNotFound } from '../app/screens/or-not-found.ts';
import { landingHead } from '../features/properties/landing/landing-head.ts';
import type { RouterContext } from '../lib/page/router-context.ts';
import { redirect } from '@tanstack/react-router';
import { toLanding } from '../features/properties/landing/landing-link.tsx';
import { urlSearch } from './-url-search.ts';

interface Asked {
  context: RouterContext;
  params: Omit<LandingQuery, 'operation' | keyof LandingSearch>;
}

/** The route options shared by both operations. */
export function landingRoute(operation: LandingQuery['operation']) {
  return {
    ...urlSearch(landingSearchSchema),
    loader: async ({ context, params, deps }: Asked & { deps: LandingSearch }) => {
      const { places } = await orNotFound(
        context.trpcUtils.property.landing.ensureData({ operation, ...params, ...deps }),
      );
      const slugs = places.map(({ slug }) => slug);
      if (
        slugs.join('/') ===
        [params.state, params.city, params.neighborhood].filter(Boolean).join('/')
      )
        return;
      const { to, params: there, search } = toLanding({ operation, slugs, search: deps });
      throw redirect({ to, params: there, search, replace: true, statusCode: 308 });
    },
    head: ({ match }: { match: Asked & { loaderDeps: LandingSearch } }) =>
      landingHead(match.context, { operation, ...match.params, ...match.loaderDeps }),
  };
}
