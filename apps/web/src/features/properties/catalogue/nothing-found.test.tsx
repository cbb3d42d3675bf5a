import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import {
  type CatalogueSearch,
  catalogueSearchSchema,
  COUNT_CAP,
} from '@pbr/schemas/property/search';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { alternativesWith } from '../../../testing/alternatives-with.ts';
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

interface Asked {
  search?: CatalogueSearch;
  placeNames?: Record<string, string>;
  words?: { text: string; total: number };
}

async function show(
  answer: Partial<Alternatives> | Error,
  { search: asked = search, placeNames = {}, words }: Asked = {},
) {
  const alternatives = vi.fn((_input: unknown) => {
    if (answer instanceof Error) throw answer;
    return alternativesWith(answer);
  });
  await renderRoute({
    path: '/properties/',
    at: '/properties/',
    parseSearch: (sent) => catalogueSearchSchema.parse(sent),
    answers: { 'property.alternatives': alternatives },
    component: () => <NothingFound search={asked} placeNames={placeNames} words={words} />,
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
        'Sin “Gimnasio”: 1',
        '?operation=renta&search=Condesa&maxPrice=25000&bedrooms=3&amenities=Alberca&sort=price-low',
      ],
      [
        'Sin tope de precio: 3',
        '?operation=renta&search=Condesa&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
      [
        'En venta o en renta: más de 10,000',
        '?search=Condesa&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
      [
        'Sin “Condesa”: 8',
        '?operation=renta&maxPrice=25000&bedrooms=3&amenities=Alberca,Gimnasio&sort=price-low',
      ],
    ]);
    expect(screen.queryByText('En zonas cercanas')).toBeNull();
  });

  it('leads out of a frame of the map before it offers anything else', async () => {
    await show(
      {
        without: [
          { part: 'price', ...exactly(3) },
          { part: 'bbox', ...exactly(12) },
        ],
      },
      { search: { maxPrice: 25_000, bbox: '-99.2,19.4,-99.1,19.5', view: 'map' } },
    );
    expect(screen.getByRole('heading', { name: 'No hay propiedades en esta zona' })).toBeTruthy();
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Ver todas, sin la zona del mapa: 12');
    expect(linksIn('Fuera de la zona')).toEqual([
      ['Ver todas, sin la zona del mapa: 12', '?maxPrice=25000&view=map'],
    ]);
    expect(linksIn('Con un filtro menos')).toHaveLength(1);
  });

  it('does not offer sales where a rent without its price finds the same', async () => {
    await show({
      without: [
        { part: 'operation', ...exactly(3) },
        { part: 'price', ...exactly(3) },
      ],
    });
    expect(linksIn('Con un filtro menos').map(([label]) => label)).toEqual([
      'Sin tope de precio: 3',
    ]);
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
    alternatives.mockImplementation(() =>
      alternativesWith({ without: [{ part: 'price', ...exactly(3) }] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('list', { name: 'Con un filtro menos' })).toBeTruthy();
  });
});

describe('a place in which nothing is on offer', () => {
  const MONTERREY = 'nuevo-leon/monterrey';
  const placeNames = { [MONTERREY]: 'Monterrey' };
  const house = { type: 'casa', maxPrice: 9_000_000, sort: 'price-low' } as const;
  const inMonterrey = { ...house, places: MONTERREY };
  const titles = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
  const sanPedro = {
    path: 'nuevo-leon/san-pedro-garza-garcia',
    name: 'San Pedro Garza García',
    around: ['Nuevo León'],
    km: 8.2,
    ...exactly(1),
  };

  it('is said with what is nearest under the same filters, and how far that is', async () => {
    await show({ near: [sanPedro] }, { search: inMonterrey, placeNames });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
      'No tenemos casas en Monterrey',
    );
    expect(linksIn('Lo más cercano')).toEqual([
      [
        'San Pedro Garza García, a unos 8 km: 1',
        '?type=casa&places=nuevo-leon/san-pedro-garza-garcia&maxPrice=9000000&sort=price-low',
      ],
    ]);
    expect(titles()).toEqual(['Lo más cercano']);
  });

  it('shows listings nearby as what they are', async () => {
    const alike = [aPropertyCard({ name: 'Residencia' })];
    await show({ near: [sanPedro], alike }, { search: inMonterrey, placeNames });
    const cards = within(screen.getByRole('region', { name: 'Cerca de Monterrey' }));
    expect(cards.getByRole('link', { name: 'Residencia' })).toBeTruthy();
  });

  it('leads to what the place has without the other filters', async () => {
    const here = { ofKind: exactly(2), ofAny: exactly(5) };
    await show({ here, near: [sanPedro] }, { search: inMonterrey, placeNames });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
      'Nada en Monterrey cumple todo lo que pides',
    );
    expect(linksIn('Con menos filtros')).toEqual([
      ['Casas, sin más filtros: 2', '?type=casa&places=nuevo-leon/monterrey&sort=price-low'],
    ]);
    cleanup();
    await show({ here: { ...here, ofKind: exactly(0) } }, { search: inMonterrey, placeNames });
    expect(linksIn('Con menos filtros')).toEqual([
      ['Todo lo que hay aquí: 5', '?places=nuevo-leon/monterrey&sort=price-low'],
    ]);
  });

  it('leads to what is near of any kind before what is far', async () => {
    const far = { ...sanPedro, path: 'jalisco/zapopan', name: 'Zapopan', around: ['Jalisco'] };
    await show(
      { nearOfAny: [sanPedro], near: [{ ...far, km: 644 }] },
      { search: inMonterrey, placeNames },
    );
    expect(titles()).toEqual(['De cualquier tipo, cerca', 'En otras ciudades']);
    expect(linksIn('De cualquier tipo, cerca')).toEqual([
      [
        'San Pedro Garza García, a unos 8 km: 1',
        '?places=nuevo-leon/san-pedro-garza-garcia&sort=price-low',
      ],
    ]);
    expect(linksIn('En otras ciudades')[0]?.[0]).toBe('Zapopan, Jalisco, a unos 640 km: 1');
  });

  it('says so where nothing helps', async () => {
    await show({}, { search: inMonterrey, placeNames });
    expect(screen.getByText('Tampoco hay cerca con esos filtros.')).toBeTruthy();
  });

  it('is chosen among several of its name, and nothing else is offered', async () => {
    const which = [
      { path: 'nuevo-leon/santiago', name: 'Santiago', around: ['Nuevo León'] },
      { path: 'nayarit/santiago', name: 'Santiago', around: ['Nayarit'] },
    ];
    await show(
      { which },
      {
        search: { ...house, places: 'nuevo-leon/santiago,nayarit/santiago' },
        placeNames: { 'nuevo-leon/santiago': 'Santiago', 'nayarit/santiago': 'Santiago' },
      },
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('¿Cuál Santiago?');
    expect(linksIn('Elige el lugar')).toEqual([
      [
        'Santiago, Nuevo León',
        '?type=casa&places=nuevo-leon/santiago&maxPrice=9000000&sort=price-low',
      ],
      ['Santiago, Nayarit', '?type=casa&places=nayarit/santiago&maxPrice=9000000&sort=price-low'],
    ]);
    expect(titles()).toEqual(['Elige el lugar']);
  });

  it('leads to the listings that have its name as a word or a street', async () => {
    const words = { text: 'monterrey', total: 2 };
    await show({}, { search: { places: MONTERREY }, placeNames, words });
    expect(linksIn('En el texto de los anuncios')).toEqual([
      ['Con “monterrey” en el título o la calle: 2', '?search=calle+monterrey'],
    ]);
  });
});
