import { heldPageSchema } from '@pbr/schemas/held/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { HeldInquiriesScreen } from '../features/inquiries/held/held-inquiries-screen.tsx';
import { urlSearch } from './-url-search.ts';

export const Route = createFileRoute('/inquiries_/held')({
  ...urlSearch(heldPageSchema),
  // The list does not depend on the inquiry that is open.
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { held, countHeld, list } = context.trpcUtils.inquiry;
    if (import.meta.env.SSR)
      await Promise.all([held.ensureData(deps), countHeld.ensureData(), list.ensureData({})]);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void held.prefetch(deps);
  },
  head: memberHead('Consultas retenidas'),
  component: HeldInquiriesScreen,
  notFoundComponent: NoEntryScreen,
});
