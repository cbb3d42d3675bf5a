import { catalogueSearchSchema } from '@pbr/schemas/property-search';
import { createFileRoute } from '@tanstack/react-router';
import { catalogueHead } from '../../features/properties/catalogue/catalogue-head.ts';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';

export const Route = createFileRoute('/properties/')({
  validateSearch: catalogueSearchSchema,
  // Once more, because the address may carry parameters that are not ours.
  loaderDeps: ({ search }) => catalogueSearchSchema.parse(search),
  loader: async ({ context: { trpcUtils }, deps }) => {
    await Promise.all([
      trpcUtils.property.search.ensureData(deps),
      trpcUtils.property.amenities.ensureData(),
    ]);
  },
  head: ({ match }) => catalogueHead(match.context, match.loaderDeps),
  component: CatalogueScreen,
});
