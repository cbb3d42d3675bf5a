import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeHead } from '../features/properties/home/home-head.ts';
import { HomePending, HomeScreen } from '../features/properties/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // Members start at the list of properties.
    if (await context.trpcUtils.session.user.ensureData())
      throw redirect({ to: '/properties', replace: true });
    const { featured, popularPlaces } = context.trpcUtils.property;
    await Promise.all([featured.ensureData(), popularPlaces.ensureData()]);
  },
  head: ({ match }) => homeHead(match.context),
  component: HomeScreen,
  pendingComponent: HomePending,
});
