import { type CatalogueSearch, LAST_PAGE } from '@pbr/schemas/property-search';
import { Link, type LinkProps } from '@tanstack/react-router';
import { cleanSearch } from './filter-state.ts';
import { pageWindow } from './page-window.ts';
import classes from './results-pagination.module.css';

interface ResultsPaginationProps {
  search: CatalogueSearch;
  page: number;
  pageCount: number;
}

/** The other pages of the results, as links. */
export function ResultsPagination({ search, page, pageCount }: ResultsPaginationProps) {
  const last = Math.min(pageCount, LAST_PAGE);
  if (last <= 1) return null;
  const toPage = (number: number) =>
    ({
      to: '/properties',
      search: cleanSearch({ ...search, page: number > 1 ? number : undefined }),
      // Else the first page counts as open on all of them: its address is the beginning of theirs.
      activeOptions: { exact: true },
    }) satisfies LinkProps;

  return (
    <nav className={classes.pages} aria-label="Páginas de resultados">
      {page > 1 && (
        <Link {...toPage(page - 1)} rel="prev" className={classes.step}>
          Anterior
        </Link>
      )}
      <ol className={classes.numbers}>
        {pageWindow(page, last).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap ${item.after}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                {...toPage(item.page)}
                className={classes.number}
                aria-label={`Página ${item.page}`}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <Link {...toPage(page + 1)} rel="next" className={classes.step}>
          Siguiente
        </Link>
      )}
    </nav>
  );
}
