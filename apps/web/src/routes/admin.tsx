import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { AdminScreen } from '../features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: adminSearchSchema,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context, deps: { tab } }) => {
    await adminsOnly({ context });
    // Without scripts a new rate shows how far it is, too.
    if (import.meta.env.SSR && tab === 'settings')
      await context.trpcUtils.settings.rateFollowing.prefetch();
  },
  head: memberHead('Administración'),
  component: AdminScreen,
  notFoundComponent: NoEntryScreen,
});
