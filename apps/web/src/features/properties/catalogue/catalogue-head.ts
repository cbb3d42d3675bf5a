import type { CatalogueSearch } from '@pbr/schemas/property-search';
import type { RouterContext } from '../../../lib/router-context.ts';
import { stringifySearch } from '../../../lib/search-params.ts';
import { pageHead } from '../../../lib/seo.ts';

const titles = {
  venta: 'Propiedades en venta',
  renta: 'Propiedades en renta',
  all: 'Propiedades en venta y renta',
} as const;

/** Order does not change what a page is about, so it stays out of the canonical address. */
export function catalogueHead({ publicOrigin }: RouterContext, search: CatalogueSearch) {
  const { sort: _sort, page, ...filters } = search;
  const title = titles[search.operation ?? 'all'];
  const place = search.search === undefined ? '' : `: ${search.search}`;
  const pageNumber = page === undefined || page === 1 ? '' : `, página ${page}`;
  return pageHead({
    title: `${title}${place}${pageNumber}`,
    description: `${title} en México: casas, departamentos, oficinas, locales y terrenos con fotos, precio y el contacto de su agente.`,
    publicOrigin,
    path: `/properties${stringifySearch({ ...filters, page: page === 1 ? undefined : page })}`,
  });
}
