import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeHead } from '../features/properties/home/home-head.ts';
import { HomeScreen } from '../features/properties/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // Members start at the list of properties.
    if (await context.trpcUtils.session.user.ensureData())
      throw redirect({ to: '/properties', replace: true });
    const { featured, popularPlaces } = context.trpcUtils.property;
    if (import.meta.env.SSR) await Promise.all([featured.ensureData(), popularPlaces.prefetch()]);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void Promise.all([featured.prefetch(), popularPlaces.prefetch()]);
  },
  head: ({ match }) => homeHead(match.context),
  component: HomeScreen,
});
