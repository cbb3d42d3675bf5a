import { requestSearchSchema } from '@pbr/schemas/request/search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { RequestsScreen } from '../features/inquiries/requests/requests-screen.tsx';
import { addressSearch } from './-address-search.ts';

export const Route = createFileRoute('/inquiries_/requests')({
  ...addressSearch(requestSearchSchema),
  loader: async ({ context, deps }) => {
    await adminsOnly({ context });
    const { list } = context.trpcUtils.request;
    if (import.meta.env.SSR) await list.fetchInfinite(deps);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetchInfinite(deps);
  },
  head: memberHead('Solicitudes'),
  component: RequestsScreen,
  notFoundComponent: NoEntryScreen,
});
