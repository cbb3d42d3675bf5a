import type { ReactNode } from 'react';
import classes from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** When the items do not fit, `wrap` takes more lines; `cut` stays on one line. */
  overflow?: 'cut' | 'wrap';
  /** `<li>`s with links from the start down. A last one without a link is the page itself, with `aria-current="page"`. */
  children: ReactNode;
}

/** The path from the home page down to this page. */
export function Breadcrumb({ overflow = 'wrap', children }: BreadcrumbProps) {
  return (
    <nav aria-label="Ruta de navegación" className={classes.breadcrumb} data-overflow={overflow}>
      <ol>{children}</ol>
    </nav>
  );
}
