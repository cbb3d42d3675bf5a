import {
  type CatalogueSearch,
  catalogueSearchSchema,
  isSentence,
} from '@pbr/schemas/property/search';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { activeFiltersPart } from '../../features/properties/catalogue/filters/active-filters-part.tsx';
import { catalogueHead } from '../../features/properties/catalogue/catalogue-head.ts';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';
import {
  isNoted,
  searchNotesPart,
} from '../../features/properties/catalogue/search-notes-part.tsx';
import { searchOfSentence } from '../../features/properties/catalogue/search-of-sentence.ts';
import { isFiltered } from '../../features/properties/catalogue/search-title.ts';
import { unclearNotesPart } from '../../features/properties/catalogue/unclear-notes-part.tsx';
import { urlSearch } from '../-url-search.ts';

export const Route = createFileRoute('/properties/')({
  ...urlSearch(catalogueSearchSchema),
  loader: async ({ context, deps }) => {
    if (import.meta.env.SSR && deps.unclear !== undefined) {
      const { readUnclear } =
        await import('../../features/properties/catalogue/unclear-numbers.ts');
      const read = readUnclear(deps);
      if (read) throw redirect({ to: '/properties', search: read, replace: true });
      await unclearNotesPart.ready?.();
    }
    if (isSentence(deps.search ?? '')) {
      let meant: CatalogueSearch | null;
      try {
        meant = await searchOfSentence(context, deps);
      } catch (error) {
        // The server answers with the failure; in the browser the screen keeps the form and says it.
        if (import.meta.env.SSR) throw error;
        return { error };
      }
      if (meant) throw redirect({ to: '/properties', search: meant, replace: true });
    }
    const { search, amenities } = context.trpcUtils.property;
    if (import.meta.env.SSR) {
      const [found] = await Promise.all([
        search.ensureData(deps),
        amenities.ensureData(),
        isFiltered(deps) && activeFiltersPart.ready?.(),
      ]);
      const { items, total } = found;
      if (isNoted({ search: deps, found })) await searchNotesPart.ready?.();
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
    return undefined;
  },
  head: ({ match }) => catalogueHead(match.context, match.loaderDeps),
  component: CatalogueScreen,
});
