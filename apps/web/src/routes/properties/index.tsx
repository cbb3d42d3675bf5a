import {
  type CatalogueSearch,
  catalogueSearchSchema,
  isSentence,
} from '@pbr/schemas/property/search';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { catalogueHead } from '../../features/properties/catalogue/catalogue-head.ts';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';
import { listingsOf } from '../../features/properties/catalogue/page-query.ts';
import { searchOfSentence } from '../../features/properties/catalogue/search-of-sentence.ts';
import { urlSearch } from '../-url-search.ts';

export const Route = createFileRoute('/properties/')({
  ...urlSearch(catalogueSearchSchema),
  loader: async ({ context, deps, location }) => {
    if (import.meta.env.SSR && 'asked' in location.search) {
      const { searchOfSentForm } = await import('../../features/properties/catalogue/sent-form.ts');
      const search = await searchOfSentForm(context, location.search);
      throw redirect({ to: '/properties', search, replace: true });
    }
    if (import.meta.env.SSR && deps.unclear !== undefined) {
      const { readUnclear } =
        await import('../../features/properties/catalogue/unclear-numbers.ts');
      const read = readUnclear(deps);
      if (read) throw redirect({ to: '/properties', search: read, replace: true });
    }
    const isTyped = location.state.isTypedInFrame === true;
    if (isTyped || isSentence(deps.search ?? '')) {
      let meant: CatalogueSearch | null;
      try {
        meant = await searchOfSentence(context, deps, isTyped);
      } catch (error) {
        // The server answers with the failure; in the browser the screen keeps the form and says it.
        if (import.meta.env.SSR) throw error;
        return { error };
      }
      if (meant) throw redirect({ to: '/properties', search: meant, replace: true });
    }
    if (import.meta.env.SSR) {
      const { preparePage } = await import('../../features/properties/catalogue/prepare-page.ts');
      await preparePage(context, deps);
    } else {
      // In the browser the screen appears at once and shows loading and failure itself.
      const { search, amenities } = context.trpcUtils.property;
      void search.prefetch(listingsOf(deps));
      void amenities.prefetch();
    }
    return undefined;
  },
  // The catalogue stays while it reads a sentence, because somebody may be typing on.
  get pendingMs() {
    return document.getElementById('catalogue-filters') ? Infinity : 200;
  },
  head: ({ match }) => catalogueHead(match.context, match.loaderDeps),
  component: CatalogueScreen,
});
