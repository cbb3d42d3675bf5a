import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { catalogueHead } from '../../features/properties/catalogue/catalogue-head.ts';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';
import { cutWordsPart } from '../../features/properties/catalogue/cut-words-part.tsx';
import { saysMore, understood } from '../../features/properties/catalogue/understood.ts';
import { addressSearch } from '../-address-search.ts';

export const Route = createFileRoute('/properties/')({
  ...addressSearch(catalogueSearchSchema),
  loader: async ({ context, deps }) => {
    const meant = saysMore(deps) && (await understood(context, deps));
    if (meant) throw redirect({ to: '/properties', search: meant, replace: true });
    const { search, amenities } = context.trpcUtils.property;
    if (import.meta.env.SSR) {
      const [{ items, total }] = await Promise.all([
        search.ensureData(deps),
        amenities.ensureData(),
        deps.cut !== undefined && cutWordsPart.ready?.(),
      ]);
      if (items.length === 0) {
        const { prepareEmptyPage } =
          await import('../../features/properties/catalogue/prepare-empty-page.ts');
        await prepareEmptyPage(context, deps, total);
      }
    } else {
      // In the browser the screen appears at once and shows loading and failure itself.
      void search.prefetch(deps);
      void amenities.prefetch();
    }
  },
  head: ({ match }) => catalogueHead(match.context, match.loaderDeps),
  component: CatalogueScreen,
});
