// @vitest-environment happy-dom
import type { MyProperties } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aListing } from '../../../testing/a-listing.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { MyPropertiesScreen } from '../my-properties-screen.tsx';

const ANA = '00000000-0000-4000-8000-0000000000a1';
const ELENA = '00000000-0000-4000-8000-0000000000e1';

async function openList(
  query: string,
  role: 'admin' | 'employee',
  page: Partial<MyProperties> = {},
  people: () => unknown = () => [
    { id: ANA, firstName: 'Ana', lastName: 'Valdés' },
    { id: ELENA, firstName: 'Elena', lastName: 'Prueba' },
  ],
) {
  const list = vi.fn((_input: unknown) => ({
    items: [aListing({ name: 'Casa Uno' })],
    total: 1,
    page: 1,
    pageCount: 1,
    counts: { total: 1, active: 1, forSale: 1, forRent: 0 },
    ...page,
  }));
  const { url } = await renderRoute({
    path: '/my-properties',
    at: `/my-properties${query}`,
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: {
      'property.mine': list,
      'employee.list': people,
      'session.user': () => ({ ...aUser('Elena'), id: ELENA, role }),
    },
  });
  await screen.findByRole('searchbox');
  return { list, url };
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
/** A desktop has the file beside the filters, a phone in the menu of the list. */
function csv() {
  const links = screen.getAllByRole('link', { name: 'Exportar CSV' });
  const [href, ...others] = new Set(links.map((link) => link.getAttribute('href')));
  expect([links.length, others]).toEqual([2, []]);
  return href;
}

it('orders the list through the URL, from the first page; the usual order has no name there', async () => {
  const { list, url } = await openList('?search=roma&page=2', 'employee');
  await choose('Orden', 'Más consultas');
  await waitFor(() => expect(url()).toBe('/my-properties?search=roma&sort=inquiries'));
  await waitFor(() => expect(list).toHaveBeenLastCalledWith({ search: 'roma', sort: 'inquiries' }));
  expect(csv()).toBe('/api/properties.csv?search=roma&sort=inquiries');
  await choose('Orden', 'Más recientes');
  await waitFor(() => expect(url()).toBe('/my-properties?search=roma'));
});

it('shows an admin the whole agency or one agent, with whose each listing is', async () => {
  const { list, url } = await openList('', 'admin');
  expect(list).toHaveBeenCalledExactlyOnceWith({ owner: 'all' });
  expect(await screen.findByRole('heading', { name: 'Propiedades de la agencia' })).toBeTruthy();
  expect(await screen.findByText('Ana Valdés', { selector: 'p *' })).toBeTruthy();
  expect(csv()).toBe('/api/properties.csv?owner=all');
  await choose('De quién', 'Ana Valdés');
  await waitFor(() => expect(list).toHaveBeenLastCalledWith({ owner: ANA }));
  await choose('De quién', 'Mías');
  await waitFor(() => expect(list).toHaveBeenLastCalledWith({ owner: ELENA }));
  expect(await screen.findByRole('heading', { name: 'Mis Propiedades' })).toBeTruthy();
  expect(screen.queryByText('Ana Valdés', { selector: 'p *' })).toBeNull();
  await choose('De quién', 'Toda la agencia');
  await waitFor(() => expect(url()).toBe('/my-properties'));
});

it('leads from a count to the listings that it counts, whoever has them', async () => {
  await openList(`?owner=${ANA}&search=roma&sort=name`, 'admin');
  const wayTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await wayTo('Total')).toBe(`/my-properties?sort=name&owner=${ANA}`);
  expect(await wayTo('Activas')).toBe(`/my-properties?status=active&sort=name&owner=${ANA}`);
  expect(await wayTo('En venta')).toBe(`/my-properties?status=venta&sort=name&owner=${ANA}`);
  expect(await wayTo('En renta')).toBe(`/my-properties?status=renta&sort=name&owner=${ANA}`);
});

it('names a person who has left in the filter of an old URL', async () => {
  await openList(`?owner=${crypto.randomUUID()}`, 'admin');
  const people = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'De quién' });
  expect(people.selectedOptions[0]?.textContent).toBe('Otra persona');
});

it("opens an admin's URL for an agent with their own listings", async () => {
  const { list } = await openList('?owner=all&sort=name', 'employee');
  expect(screen.getByRole('heading', { name: 'Mis Propiedades' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'De quién' })).toBeNull();
  expect(list).toHaveBeenCalledExactlyOnceWith({ sort: 'name' });
});

it('keeps the agency in sight when nothing of it matches', async () => {
  const counts = { total: 9, active: 9, forSale: 9, forRent: 0 };
  await openList('?owner=all&search=x', 'admin', { items: [], total: 0, counts });
  const back = await screen.findByRole('link', { name: 'Limpiar filtros' });
  expect(back.getAttribute('href')).toBe('/my-properties?owner=all');
});

it('says that the people could not be listed, instead of calling somebody another person', async () => {
  const people = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openList(`?owner=${ANA}`, 'admin', {}, people);
  expect(await screen.findByText('No se pudo cargar la lista de personas.')).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Otra persona' })).toBeNull();
  people.mockImplementation(() => [{ id: ANA, firstName: 'Ana', lastName: 'Valdés' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('option', { name: 'Ana Valdés' })).toBeTruthy();
});
