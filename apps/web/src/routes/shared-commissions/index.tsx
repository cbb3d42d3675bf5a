import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../../app/header/member-page.ts';
import { NoEntryScreen } from '../../app/screens/no-entry-screen.tsx';
import { SharedScreen } from '../../features/commissions/shared/shared-screen.tsx';

export const Route = createFileRoute('/shared-commissions/')({
  validateSearch: sharedWithMeSearchSchema,
  // Parsed again to drop foreign parameters of the address.
  loaderDeps: ({ search }) => sharedWithMeSearchSchema.parse(search),
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
