import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPage, openCatalogue, openFilters } from '../../../../testing/catalogue.tsx';

const FACETS = { types: { casa: 1200, departamento: 3, oficina: 0 }, bedrooms: { '1': 9, '2': 0 } };

const types = () =>
  within(screen.getByLabelText('Tipo'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const rooms = () =>
  within(screen.getByRole('group', { name: 'Recámaras (mínimo)', hidden: true }))
    .getAllByRole('radio', { hidden: true })
    .map((radio) => radio.parentElement?.textContent);

it('shows how many listings each choice finds, once somebody turns to the choices', async () => {
  const { facets } = await openCatalogue('/properties/?operation=venta&sort=bedrooms&page=2');
  facets.mockReturnValue(FACETS);
  expect(facets).not.toHaveBeenCalled();
  expect(types()).toContain('Casa');
  await userEvent.hover(screen.getByLabelText('Tipo'));
  await waitFor(() => expect(types()).toContain('Casa (1,200)'));
  expect(facets).toHaveBeenCalledExactlyOnceWith({ operation: 'venta' });
  expect(types()).toEqual([
    'Todos',
    'Casa (1,200)',
    'Departamento (3)',
    'Oficina (0)',
    'Local',
    'Terreno',
    'Casa o departamento (1,203)',
    'Oficina o local (0)',
  ]);
  await openFilters();
  expect(rooms()).toEqual(['Todas', '1+ (9)', '2+ (0)', '3+', '4+', '5+']);
});

it('also asks when the other filters are opened', async () => {
  const { facets } = await openCatalogue();
  facets.mockReturnValue(FACETS);
  await userEvent.click(screen.getByRole('button', { name: 'Más filtros' }));
  await waitFor(() => expect(rooms()).toContain('1+ (9)'));
});

it.each([
  ['?operation=venta', { total: 5001 }],
  ['?operation=venta&unread=con+vibra', { total: 1 }],
])('does not ask about a search with too many results or words left over: %s', async (at, page) => {
  const { facets } = await openCatalogue(`/properties/${at}`, () => aPage(page));
  await userEvent.hover(screen.getByLabelText('Tipo'));
  await userEvent.click(screen.getByRole('button', { name: 'Más filtros' }));
  expect(facets).not.toHaveBeenCalled();
  expect(types()).toContain('Casa');
});

it('leaves the numbers out when they cannot be had', async () => {
  const { facets } = await openCatalogue();
  facets.mockImplementation(() => {
    throw new Error('away');
  });
  await userEvent.hover(screen.getByLabelText('Tipo'));
  await waitFor(() => expect(facets).toHaveBeenCalled());
  expect(types()).toContain('Casa');
});
