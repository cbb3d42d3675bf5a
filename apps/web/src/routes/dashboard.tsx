import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';

export const Route = createFileRoute('/dashboard')({
  loader: async ({ context }) => {
    await membersOnly({ context });
    const { get } = context.trpcUtils.dashboard;
    if (import.meta.env.SSR) await get.ensureData();
    // In the browser the screen appears at once and shows loading and failure itself.
    else void get.prefetch();
  },
  head: memberHead('Panel'),
  component: DashboardScreen,
  notFoundComponent: NoEntryScreen,
});
