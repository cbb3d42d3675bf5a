import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { InquiriesScreen } from '../features/inquiries/inquiries-screen.tsx';
import { addressSearch } from './-address-search.ts';

export const Route = createFileRoute('/inquiries')({
  ...addressSearch(inboxSearchSchema),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { list } = context.trpcUtils.inquiry;
    if (import.meta.env.SSR) await list.ensureData(deps);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetch(deps);
  },
  head: memberHead('Consultas'),
  component: InquiriesScreen,
  notFoundComponent: NoEntryScreen,
});
