import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../../app/header/member-page.ts';
import { NoEntryScreen } from '../../app/screens/no-entry-screen.tsx';
import { SharedScreen } from '../../features/commissions/shared/shared-screen.tsx';
import { addressSearch } from '../-address-search.ts';

export const Route = createFileRoute('/shared-commissions/')({
  ...addressSearch(sharedWithMeSearchSchema),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { sharedWithMe } = context.trpcUtils.commission;
    if (import.meta.env.SSR) await sharedWithMe.ensureData(deps);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void sharedWithMe.prefetch(deps);
  },
  head: memberHead('Comisiones Compartidas'),
  component: SharedScreen,
  notFoundComponent: NoEntryScreen,
});
