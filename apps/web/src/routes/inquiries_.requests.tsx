import { serviceRequestsPageSchema } from '@pbr/schemas/service-request/search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { ServiceRequestsScreen } from '../features/inquiries/service-requests/service-requests-screen.tsx';
import { urlSearch } from './-url-search.ts';

export const Route = createFileRoute('/inquiries_/requests')({
  ...urlSearch(serviceRequestsPageSchema),
  // The list does not depend on the service request that is open.
  loaderDeps: ({ search: { kind, status, assignee, search } }) => ({
    kind,
    status,
    assignee,
    search,
  }),
  loader: async ({ context, deps, location }) => {
    await adminsOnly({ context });
    const { list, get, countHeld } = context.trpcUtils.request;
    if (import.meta.env.SSR) {
      const [{ pages }] = await Promise.all([list.fetchInfinite(deps), countHeld.ensureData()]);
      const items = pages.flatMap((page) => page.items);
      const { missingFrom } = await import('../features/inquiries/missing-from.ts');
      const id = missingFrom(items, location.search);
      // The page cannot carry a failure: the browser asks again and shows it.
      if (id !== undefined) await get.ensureData({ id }).catch(() => get.reset({ id }));
    }
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetchInfinite(deps);
  },
  head: memberHead('Solicitudes'),
  component: ServiceRequestsScreen,
  notFoundComponent: NoEntryScreen,
});
