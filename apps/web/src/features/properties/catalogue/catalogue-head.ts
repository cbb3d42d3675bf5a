import { type CatalogueSearch, PAGE_SIZE } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { stringifySearch } from '../../../lib/lists/search-params.ts';
import { pageHead } from '../../../lib/page/seo.ts';
import { breadcrumbList, itemList } from '../../../lib/page/structured-data.ts';
import { landingPath } from '../landing/landing-link.tsx';
import { listingsOf } from './page-query.ts';
import { asPlaces, type FoundPlaces, searchWords } from './search-title.ts';

export function catalogueHead({ publicOrigin, trpcUtils }: RouterContext, search: CatalogueSearch) {
  // In the browser the list may still be loading.
  const found = trpcUtils.property.search.getData(listingsOf(search));
  const isEmpty = found?.items.length === 0;
  const head = {
    title: documentTitle(search, found),
    publicOrigin,
    path: canonicalPath(search, isEmpty),
    noindex: isEmpty || search.intent !== undefined || (search.bbox ?? search.near) !== undefined,
  };
  return pageHead(
    head,
    import.meta.env.SSR && {
      description: description(search, found),
      structuredData: [
        breadcrumbList(publicOrigin, [{ name: 'Propiedades', path: '/properties' }]),
        ...(found
          ? [itemList(publicOrigin, { ...found, offset: (found.page - 1) * PAGE_SIZE })]
          : []),
      ],
    },
  );
}

/** The title of the document without the site's name. */
export function documentTitle(search: CatalogueSearch, found: FoundPlaces): string {
  const { page = 1 } = search;
  return `${searchWords(search, found)}${page === 1 ? '' : `, página ${page}`}`;
}

function description(search: CatalogueSearch, found: FoundPlaces): string {
  const offered = searchWords({ ...asPlaces(search, found), search: undefined }, found);
  const types =
    search.type === undefined ? ': casas, departamentos, oficinas, locales y terrenos' : '';
  return `${offered} en México${types} con fotos, precio y el contacto de su agente.`;
}

/** The canonical URL says which listings are shown, and nothing else. If a landing page shows the same listings, its URL is the canonical one; without listings there may be none. */
function canonicalPath({ page, unread, ...search }: CatalogueSearch, isEmpty: boolean): string {
  const filters = { ...filtersIn(search), unread };
  const { operation, type, places, ...others } = filters;
  const [place = '', ...morePlaces] = splitPlaces(places);
  const [onlyType, ...moreTypes] = splitTypes(type);
  const isLanding =
    morePlaces.length + moreTypes.length === 0 &&
    Object.values(others).every((value) => value === undefined);
  if (operation && isLanding && !isEmpty) {
    const slugs = place === '' ? [] : place.split('/');
    return landingPath({ operation, slugs, search: { type: onlyType, page } });
  }
  return `/properties${stringifySearch({ ...filters, page: page === 1 ? undefined : page })}`;
}
