import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { drawing, type EmptyPageProps } from './empty-page-part.tsx';
import { cleanSearch } from './filters/filter-state.ts';
import { NothingFound } from './nothing-found.tsx';
import { asPlaces } from './search-title.ts';

/** A page without listings. */
export function Part({ search: asked, found }: EmptyPageProps) {
  const search = asPlaces(asked, found);
  // The number of listings on other pages.
  if (found.total > 0) return <PageTooFar search={search} />;
  const { placeNames, inWords } = found;
  const words =
    inWords > 0 && asked.search !== undefined ? { text: asked.search, total: inWords } : undefined;
  return <NothingFound search={search} placeNames={placeNames} words={words} />;
}

/** Shown when the URL asks for a page beyond the last one. */
function PageTooFar({ search }: { search: CatalogueSearch }) {
  return (
    <EmptyState
      heading="h3"
      title="Esta página ya no tiene propiedades"
      drawing={drawing}
      action={
        <Link
          to="/properties"
          search={cleanSearch({ ...search, page: undefined })}
          activeOptions={{ exact: true }}
          className={buttonClass('primary')}
        >
          Ir a la primera página
        </Link>
      }
    />
  );
}
