import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { NotFoundScreen } from '../../../../app/screens/not-found-screen.tsx';
import { LandingScreen } from '../../../../features/properties/landing/landing-screen.tsx';
import { landingRoute } from '../../../-landing.ts';

export const Route = createFileRoute('/venta/{-$state}/{-$city}/{-$neighborhood}')({
  ...landingRoute('venta'),
  component: Landing,
  notFoundComponent: NotFoundScreen,
});

const route = getRouteApi('/venta/{-$state}/{-$city}/{-$neighborhood}');

function Landing() {
  const place = { ...route.useParams(), ...route.useLoaderDeps() };
  return <LandingScreen query={{ operation: 'venta', ...place }} />;
}
