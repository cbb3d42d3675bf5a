import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import { createFileRoute } from '@tanstack/react-router';
import { catalogueHead } from '../../features/properties/catalogue/catalogue-head.ts';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';

export const Route = createFileRoute('/properties/')({
  validateSearch: catalogueSearchSchema,
  // Once more, because the address may carry parameters that are not ours.
  loaderDeps: ({ search }) => catalogueSearchSchema.parse(search),
  loader: async ({ context: { trpcUtils }, deps }) => {
    const { search, amenities } = trpcUtils.property;
    if (import.meta.env.SSR) {
      await Promise.all([search.ensureData(deps), amenities.ensureData()]);
    } else {
      // In the browser the screen answers at once and shows by itself what is loading or has failed.
      void search.prefetch(deps);
      void amenities.prefetch();
    }
  },
  head: ({ match }) => catalogueHead(match.context, match.loaderDeps),
  component: CatalogueScreen,
});
