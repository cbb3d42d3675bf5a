import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { CommissionOverList } from '../features/commissions/dialog/commission-over-list.tsx';
import { listedSearch } from '../features/my-properties/list/listed-search.ts';
import { MyPropertiesScreen } from '../features/my-properties/my-properties-screen.tsx';
import { urlSearch } from './-url-search.ts';

export const Route = createFileRoute('/my-properties')({
  ...urlSearch(myPropertiesPageSchema),
  // The list does not depend on the listing being edited.
  loaderDeps: ({ search: { edit: _edited, commission: _shared, ...search } }) => search,
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const { property, session } = context.trpcUtils;
    const search = listedSearch(deps, session.user.getData() ?? null);
    const listed = property.mine.prefetch(search);
    // In the browser the screen appears at once and shows loading and failure itself.
    if (import.meta.env.SSR) await listed;
  },
  head: memberHead('Mis Propiedades'),
  component: MyProperties,
  notFoundComponent: NoEntryScreen,
});

function MyProperties() {
  return (
    <>
      <MyPropertiesScreen />
      <CommissionOverList />
    </>
  );
}
