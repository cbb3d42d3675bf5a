import { Link, type LinkProps } from '@tanstack/react-router';
import { pageWindow } from './page-window.ts';
import classes from './page-links.module.css';

interface PageLinksProps {
  page: number;
  last: number;
  /** The first page has no number in its URL. */
  linkTo: (page: number | undefined) => LinkProps;
}

/** Links to the other pages of a list. */
export function PageLinks({ page, last, linkTo }: PageLinksProps) {
  if (last <= 1) return null;
  const link = (to: number): LinkProps => ({
    ...linkTo(to > 1 ? to : undefined),
    // Otherwise the first page counts as active on all pages: its URL is a prefix of theirs.
    activeOptions: { exact: true },
  });
  return (
    <nav className={classes.pages} aria-label="Páginas de resultados">
      {page > 1 && (
        <Link {...link(page - 1)} rel="prev" className={classes.step}>
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
                {...link(item.page)}
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
        <Link {...link(page + 1)} rel="next" className={classes.step}>
          Siguiente
        </Link>
      )}
    </nav>
  );
}
