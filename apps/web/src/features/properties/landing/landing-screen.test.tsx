import type { Landing, LandingQuery } from '@pbr/schemas/property/places/landing';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { LandingScreen } from './landing-screen.tsx';

const cdmx = { slug: 'ciudad-de-mexico', name: 'Ciudad de México' };
const roma = { slug: 'roma-norte', name: 'Roma Norte' };
const CITY = '/renta/ciudad-de-mexico/ciudad-de-mexico';

/** The page of a place, with nothing to show unless it is said. */
async function showPlace(landing: Partial<Landing>, query: Partial<LandingQuery> = {}) {
  const answer: Landing = {
    operation: 'renta',
    places: [],
    total: 0,
    pricedTotal: 0,
    medianPrice: null,
    lowestPrice: null,
    highestPrice: null,
    items: [],
    page: 1,
    pageCount: 0,
    children: [],
    near: [],
    types: [],
    ...landing,
  };
  await renderRoute({
    path: '/',
    at: '/',
    component: () => <LandingScreen query={{ operation: 'renta', ...query }} />,
    answers: { 'property.landing': () => answer },
  });
}

const wayOut = (name: string) => screen.findByRole('link', { name });

test('an empty place links to the wider one', async () => {
  await showPlace({ places: [cdmx, cdmx, roma] });
  const link = await wayOut('Ver propiedades en renta en Ciudad de México, CDMX');
  expect(link.getAttribute('href')).toBe(CITY);
  expect(screen.getByText('Cuando se publique algo, lo verás aquí')).toBeTruthy();
});

test('a place without listings of a kind links to all kinds there', async () => {
  await showPlace({ places: [cdmx, cdmx, roma] }, { type: 'terreno' });
  const link = await wayOut('Ver propiedades en renta en Roma Norte');
  expect(link.getAttribute('href')).toBe(`${CITY}/roma-norte`);
});

test('a country without listings links to the catalogue', async () => {
  await showPlace({});
  const link = await wayOut('Ver todas las propiedades');
  expect(link.getAttribute('href')).toBe('/properties');
});

test('a page that no longer exists links to the first', async () => {
  await showPlace({ places: [cdmx], total: 30, page: 9, pageCount: 2 }, { type: 'casa', page: 9 });
  const link = await wayOut('Ir a la primera página');
  expect(link.getAttribute('href')).toBe('/renta/ciudad-de-mexico?type=casa');
});

const kinds = () => screen.queryByRole('navigation', { name: 'Tipo de propiedad' });
const casa = { type: 'casa', total: 3 };
const local = { type: 'local', total: 1 };

test('the kinds of a place are offered if there is a choice', async () => {
  await showPlace({ types: [local, casa] });
  await screen.findByRole('heading', { level: 1 });
  expect([...(kinds()?.querySelectorAll('li') ?? [])].map((kind) => kind.textContent)).toEqual([
    'Todos los tipos',
    'Casas en renta en México (3)',
    'Locales en renta en México (1)',
  ]);
});

test('a place with one kind offers none, but a link from that kind to all', async () => {
  await showPlace({ types: [casa] });
  await screen.findByRole('heading', { level: 1 });
  expect(kinds()).toBeNull();
  cleanup();
  await showPlace({ types: [casa] }, { type: 'casa' });
  expect((await wayOut('Todos los tipos')).getAttribute('href')).toBe('/renta');
});

test('the number of the kind that is shown stands in the sentence only', async () => {
  await showPlace({ places: [cdmx], types: [local, casa], total: 3 }, { type: 'casa' });
  expect(
    await screen.findByText('Hay 3 casas en renta en Ciudad de México.', { exact: false }),
  ).toBeTruthy();
  expect(kinds()?.textContent).toContain('Casas en renta en Ciudad de MéxicoLocales');
});

const tlalpan = { slug: 'tlalpan', name: 'Tlalpan' };
const naucalpan = [
  { slug: 'estado-de-mexico', name: 'Estado de México' },
  { slug: 'naucalpan', name: 'Naucalpan' },
];

test('an alcaldía is called so, and leads to the places around it', async () => {
  const near = [
    { places: [cdmx, { slug: 'coyoacan', name: 'Coyoacán' }], total: 9 },
    { places: naucalpan, total: 2 },
  ];
  await showPlace({ places: [cdmx, tlalpan], total: 4, near }, { type: 'casa' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Casas en renta en la alcaldía Tlalpan, Ciudad de México',
  );
  expect(screen.getByRole('heading', { name: 'Cerca de la alcaldía Tlalpan' })).toBeTruthy();
  const coyoacan = await wayOut('Coyoacán (9)');
  expect(coyoacan.getAttribute('href')).toBe('/renta/ciudad-de-mexico/coyoacan?type=casa');
  expect(await wayOut('Naucalpan, Estado de México (2)')).toBeTruthy();
});

test('the capital has alcaldías inside, other states have cities', async () => {
  const children = [{ ...tlalpan, total: 4 }];
  await showPlace({ places: [cdmx], children });
  expect(
    await screen.findByRole('heading', { name: 'Alcaldías con más propiedades' }),
  ).toBeTruthy();
  cleanup();
  await showPlace({ places: naucalpan.slice(0, 1), children });
  expect(
    await screen.findByRole('heading', { name: 'Ciudades y municipios con más propiedades' }),
  ).toBeTruthy();
});

test('narrower places are listed only if there are some, and none has everything', async () => {
  await showPlace({ places: [cdmx] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /con más propiedades$/u })).toBeNull();
  cleanup();
  await showPlace({ places: [cdmx, cdmx], total: 12, children: [{ ...roma, total: 12 }] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: /con más propiedades$/u })).toBeNull();
  cleanup();
  await showPlace({ places: [cdmx, cdmx], total: 13, children: [{ ...roma, total: 12 }] });
  expect(await screen.findByRole('heading', { name: 'Colonias con más propiedades' })).toBeTruthy();
  expect((await wayOut('Roma Norte (12)')).getAttribute('href')).toBe(`${CITY}/roma-norte`);
});

test('a place with listings leads to all of them on the map', async () => {
  const card = aPropertyCard();
  await showPlace({ places: [cdmx], total: 1, items: [card], page: 1, pageCount: 1 });
  const link = await wayOut('Abrir el mapa completo');
  expect(link.getAttribute('href')).toBe(
    '/properties?operation=renta&places=ciudad-de-mexico&view=map',
  );
  cleanup();
  await showPlace({ places: [cdmx] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'En el mapa' })).toBeNull();
});
