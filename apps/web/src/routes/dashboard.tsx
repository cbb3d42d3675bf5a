import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/member-page.ts';
import { NoEntryScreen } from '../app/no-entry-screen.tsx';
import { DashboardScreen } from '../features/work/dashboard-screen.tsx';

export const Route = createFileRoute('/dashboard')({
  loader: membersOnly,
  head: memberHead('Dashboard'),
  component: DashboardScreen,
  notFoundComponent: NoEntryScreen,
});
