import { type CatalogueSearch, PAGE_SIZE } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { stringifySearch } from '../../../lib/lists/search-params.ts';
import { pageHead } from '../../../lib/page/seo.ts';
import { breadcrumbList, itemList } from '../../../lib/page/structured-data.ts';
import { landingPath } from '../landing/landing-link.tsx';
import type { PlaceNames } from './place-names.ts';
import { searchWords } from './search-title.ts';

export function catalogueHead({ publicOrigin, trpcUtils }: RouterContext, search: CatalogueSearch) {
  // In the browser the list may still be loading.
  const found = trpcUtils.property.search.getData(search);
  const { page } = search;
  const title = searchWords(search, found?.items, found?.placeNames);
  const pageNumber = page === undefined || page === 1 ? '' : `, página ${page}`;
  const head = {
    title: `${title}${pageNumber}`,
    publicOrigin,
    path: canonicalPath(search),
    noindex: found?.items.length === 0 || search.intent !== undefined,
  };
  return pageHead(
    head,
    import.meta.env.SSR && {
      description: description(search, found?.placeNames),
      structuredData: [
        breadcrumbList(publicOrigin, [{ name: 'Propiedades', path: '/properties' }]),
        ...(found
          ? [itemList(publicOrigin, { ...found, offset: (found.page - 1) * PAGE_SIZE })]
          : []),
      ],
    },
  );
}

function description(search: CatalogueSearch, placeNames: PlaceNames | undefined): string {
  const offered = searchWords({ ...search, search: undefined }, undefined, placeNames);
  const types =
    search.type === undefined ? ': casas, departamentos, oficinas, locales y terrenos' : '';
  return `${offered} en México${types} con fotos, precio y el contacto de su agente.`;
}

/** The canonical URL says which listings are shown, and nothing else. If a landing page shows the same listings, its URL is the canonical one. */
function canonicalPath({ page, unread, ...search }: CatalogueSearch): string {
  const filters = { ...filtersIn(search), unread };
  const { operation, type, places, ...others } = filters;
  const [place = '', ...morePlaces] = splitPlaces(places);
  const [onlyType, ...moreTypes] = splitTypes(type);
  const isLanding =
    morePlaces.length + moreTypes.length === 0 &&
    Object.values(others).every((value) => value === undefined);
  if (operation && isLanding) {
    const slugs = place === '' ? [] : place.split('/');
    return landingPath({ operation, slugs, search: { type: onlyType, page } });
  }
  return `/properties${stringifySearch({ ...filters, page: page === 1 ? undefined : page })}`;
}
