import { publicPropertyId } from '@pbr/schemas/property/values';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { orNotFound } from '../../app/screens/or-not-found.ts';
import { detailHead } from '../../features/properties/detail/detail-head.ts';
import { DetailPending } from '../../features/properties/detail/detail-pending.tsx';
import { DetailScreen } from '../../features/properties/detail/detail-screen.tsx';
import { PropertyNotFound } from '../../features/properties/detail/property-not-found.tsx';
import { ownListing } from './-own-part.ts';

export const Route = createFileRoute('/properties/$id')({
  // The skeleton is part of the first script, so that it appears before this page's own.
  codeSplitGroupings: [['component', 'notFoundComponent', 'errorComponent']],
  loader: async ({ context, params: { id } }) => {
    const { get, related } = context.trpcUtils.property;
    const around = import.meta.env.SSR ? related.prefetch({ id }) : undefined;
    const property = await orNotFound(get.ensureData({ id })).catch(async (error: unknown) => {
      if (import.meta.env.SSR) {
        const { prepareNotFound } =
          await import('../../features/properties/detail/prepare-parts.ts');
        await prepareNotFound(context);
      }
      throw error;
    });
    await around;
    // A URL with the short id that people read leads to the one that names this listing for good.
    if (publicPropertyId(property.id) === id.toUpperCase())
      throw redirect({ to: '/properties/$id', params: { id: property.id }, replace: true });
    if (import.meta.env.SSR) {
      const [{ prepareParts }, own] = await Promise.all([
        import('../../features/properties/detail/prepare-parts.ts'),
        import('./-own-part.ts'),
      ]);
      await prepareParts(property, own.ownListing);
    }
  },
  head: ({ match }) => detailHead(match.context, match.params.id),
  component: () => <DetailScreen own={ownListing} />,
  pendingComponent: DetailPending,
  pendingMs: 0,
  pendingMinMs: 0,
  notFoundComponent: PropertyNotFound,
});
