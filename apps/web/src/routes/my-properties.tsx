import { myPropertiesPageSchema } from '@pbr/schemas/property/mine-search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { CommissionOverList } from '../features/commissions/dialog/commission-over-list.tsx';
import { MyPropertiesScreen } from '../features/my-properties/my-properties-screen.tsx';
import { addressSearch } from './-address-search.ts';

export const Route = createFileRoute('/my-properties')({
  ...addressSearch(myPropertiesPageSchema),
  // The list does not depend on the listing being edited.
  loaderDeps: ({ search: { search, status, page } }) => ({ search, status, page }),
  loader: async ({ context, deps }) => {
    await membersOnly({ context });
    const listed = context.trpcUtils.property.mine.prefetch(deps);
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
