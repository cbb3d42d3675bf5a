import type { Facets } from '@pbr/schemas/property/search/facets';
import type { SearchPage } from '@pbr/schemas/property/read';
import { type CatalogueSearch, catalogueSearchSchema } from '@pbr/schemas/property/search';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { aPropertyCard } from './a-property-card.ts';
import { renderRoute } from './render-route.tsx';
import { CatalogueScreen } from '../features/properties/catalogue/catalogue-screen.tsx';
import { alternativesWith } from './alternatives-with.ts';
import { aPropertyMap } from './a-property-map.ts';

export function aPage(page: Partial<SearchPage> = {}): SearchPage {
  const items = page.items ?? [aPropertyCard({ name: 'Casa del jardín' })];
  return {
    items,
    total: items.length,
    totalIsCapped: false,
    page: 1,
    pageCount: 1,
    suggestion: null,
    placeNames: {},
    textPlaces: null,
    withNeighbours: null,
    inWords: 0,
    ignored: [],
    ...page,
  };
}

export const SEARCH = '¿Dónde o qué buscas?';

/** The catalogue at a URL; `answer` is the server, and tells the listings of every search it is asked for. */
export async function openCatalogue(
  at = '/properties/',
  answer: (search: CatalogueSearch) => SearchPage | Promise<SearchPage> = () => aPage(),
  amenities = ['Alberca', 'Gimnasio'],
) {
  const searches = vi.fn(answer);
  const alternatives = vi.fn((_filters: CatalogueSearch) =>
    alternativesWith({ without: [{ part: 'type', total: 4, totalIsCapped: false }] }),
  );
  const facets = vi.fn((_filters: unknown): Facets | null => null);
  const map = vi.fn((_filters: unknown) => aPropertyMap());
  const opened = await renderRoute({
    path: '/properties/',
    at,
    component: CatalogueScreen,
    parseSearch: (search) => catalogueSearchSchema.parse(search),
    answers: {
      'property.search': (input) => searches(input as CatalogueSearch),
      'property.amenities': () => ({ items: amenities }),
      'property.complete': () => ({
        places: [
          {
            path: 'ciudad-de-mexico/ciudad-de-mexico/condesa',
            name: 'Condesa',
            around: ['Ciudad de México'],
            level: 2,
            total: 3,
          },
        ],
        listing: null,
      }),
      'property.facets': facets,
      'property.map': map,
      'property.alternatives': (input) => alternatives(input as CatalogueSearch),
    },
  });
  return {
    ...opened,
    searches,
    alternatives,
    facets,
    map,
    query: () => new URL(opened.url(), 'http://x').search,
  };
}

/** Opens the panel 'Más filtros', which loads with the first press. */
export async function openFilters() {
  await userEvent.click(screen.getByRole('button', { name: /^Más filtros/u }));
  await screen.findByRole('group', { name: 'Publicada' }, { timeout: 15_000 });
}
