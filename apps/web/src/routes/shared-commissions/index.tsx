import { sharedPageSchema } from '@pbr/schemas/commission/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../../app/header/member-page.ts';
import { NoEntryScreen } from '../../app/screens/no-entry-screen.tsx';
import { SharedScreen } from '../../features/commissions/shared/shared-screen.tsx';
import { urlSearch } from '../-url-search.ts';

export const Route = createFileRoute('/shared-commissions/')({
  ...urlSearch(sharedPageSchema),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { list: which, ...search } = deps;
    const { sharedByMe, sharedWithMe } = context.trpcUtils.commission;
    const list = which === 'own' ? sharedByMe : sharedWithMe;
    if (import.meta.env.SSR) await list.ensureData(search);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetch(search);
  },
  head: memberHead('Comisiones Compartidas'),
  component: SharedScreen,
  notFoundComponent: NoEntryScreen,
});
