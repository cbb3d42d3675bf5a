import { sharedWithMeSearchSchema } from '@pbr/schemas/commission/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../../app/header/member-page.ts';
import { NoEntryScreen } from '../../app/screens/no-entry-screen.tsx';
import { SharedScreen } from '../../features/commissions/shared/shared-screen.tsx';

export const Route = createFileRoute('/shared-commissions/')({
  validateSearch: sharedWithMeSearchSchema,
  // Once more, because the address may carry parameters that are not ours.
  loaderDeps: ({ search }) => sharedWithMeSearchSchema.parse(search),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { sharedWithMe } = context.trpcUtils.commission;
    if (import.meta.env.SSR) await sharedWithMe.ensureData(deps);
    // In the browser the screen answers at once and shows by itself what is loading or has failed.
    else void sharedWithMe.prefetch(deps);
  },
  head: memberHead('Comisiones Compartidas'),
  component: SharedScreen,
  notFoundComponent: NoEntryScreen,
});
