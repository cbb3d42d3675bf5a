import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { NotFoundScreen } from '../../../../app/screens/not-found-screen.tsx';
import { LandingScreen } from '../../../../features/properties/landing/landing-screen.tsx';
import { landingRoute } from '../../../-landing.ts';

export const Route = createFileRoute('/renta/{-$state}/{-$city}/{-$neighborhood}')({
  ...landingRoute('renta'),
  component: Landing,
  notFoundComponent: NotFoundScreen,
});

const route = getRouteApi('/renta/{-$state}/{-$city}/{-$neighborhood}');

function Landing() {
  const place = { ...route.useParams(), ...route.useLoaderDeps() };
  return <LandingScreen query={{ operation: 'renta', ...place }} />;
}
