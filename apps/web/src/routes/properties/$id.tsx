import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '../../app/screens/or-not-found.ts';
import { detailHead } from '../../features/properties/detail/detail-head.ts';
import { DetailScreen } from '../../features/properties/detail/detail-screen.tsx';
import { PropertyNotFound } from '../../features/properties/detail/property-not-found.tsx';

export const Route = createFileRoute('/properties/$id')({
  loader: async ({ context, params: { id } }) => {
    await orNotFound(context.trpcUtils.property.get.ensureData({ id }));
  },
  head: ({ match }) => detailHead(match.context, match.params.id),
  component: DetailScreen,
  notFoundComponent: PropertyNotFound,
});
