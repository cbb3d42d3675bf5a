import { landingSearchSchema } from '@pbr/schemas/landing-search';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { NotFoundScreen } from '../../../../app/not-found-screen.tsx';
import { orNotFound } from '../../../../app/or-not-found.ts';
import { landingHead } from '../../../../features/properties/landing/landing-head.ts';
import { LandingScreen } from '../../../../features/properties/landing/landing-screen.tsx';

const operation = 'renta';

export const Route = createFileRoute('/renta/{-$state}/{-$city}/{-$neighborhood}')({
  validateSearch: landingSearchSchema,
  // Once more, because the address may carry parameters that are not ours.
  loaderDeps: ({ search }) => landingSearchSchema.parse(search),
  loader: async ({ context, params, deps }) => {
    await orNotFound(
      context.trpcUtils.property.landing.ensureData({ operation, ...params, ...deps }),
    );
  },
  head: ({ match }) =>
    landingHead(match.context, { operation, ...match.params, ...match.loaderDeps }),
  component: Renta,
  notFoundComponent: NotFoundScreen,
});

const route = getRouteApi('/renta/{-$state}/{-$city}/{-$neighborhood}');

function Renta() {
  const query = { operation, ...route.useParams(), ...route.useLoaderDeps() } as const;
  return <LandingScreen query={query} />;
}
