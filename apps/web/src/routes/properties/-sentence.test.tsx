import { type CatalogueSearch, catalogueSearchSchema } from '@pbr/schemas/property/search';
import type { Understood } from '@pbr/schemas/property/search/sentence';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CatalogueScreen } from '../../features/properties/catalogue/catalogue-screen.tsx';
import { aPage, SEARCH } from '../../testing/catalogue.tsx';
import { refusal } from '../../testing/refusal.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Route } from './index.tsx';

const SENTENCE = 'depa de 2 recámaras hasta 25 mil';

it('a sentence that could not be read is not searched as words, and is read on demand', async () => {
  const search = vi.fn((_asked: unknown) => aPage());
  const understand = vi.fn((): Understood => {
    throw refusal('server.unavailable', 'El servicio no está disponible.');
  });
  const { url } = await renderRoute({
    path: '/properties/',
    at: `/properties/?search=${encodeURIComponent(SENTENCE)}`,
    component: CatalogueScreen,
    parseSearch: (asked) => catalogueSearchSchema.parse(asked),
    loader: ({ context, deps }) => load(context, deps),
    answers: {
      'property.search': search,
      'property.understand': understand,
      'property.amenities': () => ({ items: [] }),
    },
  });

  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('No pudimos leer tu búsqueda');
  expect(said.textContent).toContain('El servicio no está disponible.');
  expect(screen.queryByText(/0 propiedades/u)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: SEARCH }).value).toBe(SENTENCE);
  expect(search).not.toHaveBeenCalled();

  understand.mockImplementation(() => ({
    filters: { bedrooms: 2, maxPrice: 25_000 },
    isPlace: false,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByRole('link', { name: 'Casa del jardín' });
  expect(url()).toBe('/properties?maxPrice=25000&bedrooms=2');
  expect(search.mock.calls).toEqual([[{ bedrooms: 2, maxPrice: 25_000 }]]);
});

/** The application's loader, which gets no more of the router than this. */
function load(context: object, deps: CatalogueSearch) {
  const location = { search: deps, state: {} };
  const { loader } = Route.options;
  if (typeof loader !== 'function') throw new Error('The catalogue has no loader');
  return loader({ context, deps, location } as never) as Promise<object | undefined>;
}
