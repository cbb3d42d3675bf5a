import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { AdminScreen } from '../features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: adminSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { tab, status, search, page, run } }) => {
    await adminsOnly({ context });
    // In the browser the screen appears at once and shows loading and failure itself.
    if (!import.meta.env.SSR) return;
    const { employee, property, placeName, settings, import: imports } = context.trpcUtils;
    if (tab === 'settings') await settings.rateFollowing.prefetch();
    else if (tab === 'import')
      await (run === undefined ? imports.list.prefetch() : imports.get.prefetch({ id: run }));
    else if (tab === 'places') await placeName.list.prefetch();
    else if (tab === 'deleted') await property.deleted.prefetch({ search, page });
    else await employee.search.prefetch({ status, search, page });
  },
  head: memberHead('Administración'),
  component: AdminScreen,
  notFoundComponent: NoEntryScreen,
});
