import { type CatalogueSearch, LAST_PAGE } from '@pbr/schemas/property/search';
import { cleanSearch } from './filters/filter-state.ts';
import { PageLinks } from '../../../lib/lists/page-links.tsx';

interface ResultsPaginationProps {
  search: CatalogueSearch;
  page: number;
  pageCount: number;
}

/** Links to the other pages of the results. */
export function ResultsPagination({ search, page, pageCount }: ResultsPaginationProps) {
  return (
    <PageLinks
      page={page}
      last={Math.min(pageCount, LAST_PAGE)}
      linkTo={(number) => ({
        to: '/properties',
        search: cleanSearch({ ...search, page: number }),
      })}
    />
  );
}
