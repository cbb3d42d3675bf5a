import { heldPageSchema } from '@pbr/schemas/held/search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { HeldServiceRequestsScreen } from '../features/inquiries/held/held-service-requests-screen.tsx';
import { urlSearch } from './-url-search.ts';

export const Route = createFileRoute('/inquiries_/requests_/held')({
  ...urlSearch(heldPageSchema),
  // The list does not depend on the service request that is open.
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) => {
    await adminsOnly({ context });
    const { held, countHeld, list } = context.trpcUtils.request;
    if (import.meta.env.SSR)
      await Promise.all([held.ensureData(deps), countHeld.ensureData(), list.fetchInfinite({})]);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void held.prefetch(deps);
  },
  head: memberHead('Solicitudes retenidas'),
  component: HeldServiceRequestsScreen,
  notFoundComponent: NoEntryScreen,
});
