import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import {
  type CatalogueSearch,
  catalogueSearchSchema,
  COUNT_CAP,
} from '@pbr/schemas/property/search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { NothingFound } from './nothing-found.tsx';

const search: CatalogueSearch = {
  search: 'Condesa',
  operation: 'renta',
  maxPrice: 25_000,
  bedrooms: 3,
  amenities: 'Alberca,Gimnasio',
  sort: 'price-low',
  page: 2,
};
const exactly = (total: number) => ({ total, totalIsCapped: false });

async function show(answer: Partial<Alternatives> | Error) {
  const alternatives = vi.fn((_input: unknown) => {
    if (answer instanceof Error) throw answer;
    return { without: [], places: [], alike: [], ...answer };
  });
  await renderRoute({
    path: '/properties/',
    at: '/properties/',
    parseSearch: (sent) => catalogueSearchSchema.parse(sent),
    answers: { 'property.alternatives': alternatives },
    component: () => <NothingFound search={search} />,
  });
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  return alternatives;
}

const linksIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).search]);
const clear = () => screen.getByRole('link', { name: 'Limpiar filtros' });

describe('a search that found nothing', () => {
  it('asks for what helps, whatever the order and the page', async () => {
    const alternatives = await show({});
    const { sort: _sort, page: _page, ...filters } = search;
    expect(alternatives.mock.calls).toEqual([[filters]]);
  });

  it('offers the search without each filter that would help, from the end of the form to its beginning', async () => {
    await show({
      without: [
        { part: 'search', ...exactly(8) },
        { part: 'operation', total: COUNT_CAP, totalIsCapped: true },
        { part: 'price', ...exactly(3) },
        { part: 'amenity Gimnasio', ...exactly(1) },
      ],
    });
    expect(linksIn('Con un filtro menos')).toEqual([
      [
        'Sin "Gimnasio": 1',
        '?operation=renta&search=Condesa&maxPrice=25000&bedrooms=3&amenities=Alberca&sort=price-low',
      ],
      [
        'Sin "Hasta $25,000": 3',
        '?operation=renta&search=Condesa&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
      [
        'Sin "Rentar": más de 10,000',
        '?search=Condesa&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
      [
        'Sin "Condesa": 8',
        '?operation=renta&maxPrice=25000&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
    ]);
    expect(screen.queryByText('En zonas cercanas')).toBeNull();
  });

  it('offers places nearby under the same filters', async () => {
    await show({ places: [{ name: 'Centro', search: 'Centro Mérida terraza', ...exactly(2) }] });
    expect(linksIn('En zonas cercanas')).toEqual([
      [
        'Centro: 2',
        '?operation=renta&search=Centro+M%C3%A9rida+terraza&maxPrice=25000&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
    ]);
    expect(screen.queryByText('Con un filtro menos')).toBeNull();
  });

  it('shows listings that are alike, with the price of the operation', async () => {
    const alike = aPropertyCard({
      name: 'Casa parecida',
      operationType: 'ambos',
      rentPrice: '26000',
    });
    await show({ alike: [alike] });
    const cards = within(screen.getByRole('region', { name: 'Propiedades parecidas' }));
    expect(cards.getByRole('link', { name: 'Casa parecida' }).getAttribute('href')).toBe(
      `/properties/${alike.id}`,
    );
    expect(cards.getByText('$26,000')).toBeTruthy();
  });

  it('clears all filters last of all, and keeps the order', async () => {
    await show({
      without: [{ part: 'price', ...exactly(3) }],
      places: [{ name: 'Roma Norte', search: 'Roma Norte', ...exactly(2) }],
      alike: [aPropertyCard({})],
    });
    expect(screen.getAllByRole('link').at(-1)).toBe(clear());
    expect(clear().getAttribute('href')).toBe('/properties?sort=price-low');
  });

  it('advises in words when nothing of it would help', async () => {
    await show({});
    expect(screen.getByText(/^Prueba con otra zona/u)).toBeTruthy();
    expect(screen.getAllByRole('link')).toEqual([clear()]);
  });

  it('says that what helps cannot be loaded, offers another try, and still clears the filters', async () => {
    const alternatives = await show(new Error('no connection'));
    expect(screen.getByText(/^No se pudo buscar qué se parece/u)).toBeTruthy();
    expect(screen.queryByText(/^Prueba con otra zona/u)).toBeNull();
    expect(screen.getAllByRole('link')).toEqual([clear()]);
    alternatives.mockImplementation(() => ({
      without: [{ part: 'price', ...exactly(3) }],
      places: [],
      alike: [],
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('list', { name: 'Con un filtro menos' })).toBeTruthy();
  });
});
