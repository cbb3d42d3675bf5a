import { inboxPageSchema } from '@pbr/schemas/inquiry/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { InquiriesScreen } from '../features/inquiries/inquiries-screen.tsx';
import { urlSearch } from './-url-search.ts';

export const Route = createFileRoute('/inquiries')({
  ...urlSearch(inboxPageSchema),
  // The list does not depend on the inquiry that is open.
  loaderDeps: ({ search: { status, propertyId, agent, search, page } }) => ({
    status,
    propertyId,
    agent,
    search,
    page,
  }),
  loader: async ({ context, deps, location }) => {
    await membersOnly({ context });
    const { list, get, countHeld } = context.trpcUtils.inquiry;
    if (import.meta.env.SSR) {
      const [{ items }] = await Promise.all([list.ensureData(deps), countHeld.ensureData()]);
      const { missingFrom } = await import('../features/inquiries/missing-from.ts');
      const id = missingFrom(items, location.search);
      // The page cannot carry a failure: the browser asks again and shows it.
      if (id !== undefined) await get.ensureData({ id }).catch(() => get.reset({ id }));
    }
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetch(deps);
  },
  head: memberHead('Consultas'),
  component: InquiriesScreen,
  notFoundComponent: NoEntryScreen,
});
