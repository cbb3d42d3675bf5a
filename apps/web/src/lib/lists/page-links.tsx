import { Link, type LinkProps } from '@tanstack/react-router';
import { pageWindow } from './page-window.ts';
import classes from './page-links.module.css';

interface PageLinksProps {
  page: number;
  last: number;
  linkTo: (page: number) => LinkProps;
}

/** Links to the other pages of a list. */
export function PageLinks({ page, last, linkTo }: PageLinksProps) {
  if (last <= 1) return null;
  return (
    <nav className={classes.pages} aria-label="Páginas de resultados">
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev" className={classes.step}>
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
                {...linkTo(item.page)}
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
        <Link {...linkTo(page + 1)} rel="next" className={classes.step}>
          Siguiente
        </Link>
      )}
    </nav>
  );
}
