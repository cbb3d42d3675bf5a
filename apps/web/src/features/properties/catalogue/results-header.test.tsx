import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPage, openCatalogue } from '../../../testing/catalogue.tsx';

const row = () => screen.getByRole('status').closest('div')?.parentElement;
const order = () => screen.queryByRole('combobox', { name: 'Ordenar por' });

it('a search without matches has no row of tools, but its number is still announced', async () => {
  await openCatalogue('/properties/?sort=bedrooms', () => aPage({ items: [] }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 propiedades'));
  expect(row()?.className).toBe('for-readers');
  expect(screen.getByRole('button', { name: 'Refrescar datos' }).closest('[inert]')).toBeTruthy();
});

it('a failed search has a button to try again, and no row of tools', async () => {
  await openCatalogue('/properties/', () => Promise.reject(new Error('away')));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(row()?.className).toBe('for-readers');
});

it('a single match needs no order', async () => {
  await openCatalogue('/properties/', () => aPage({ total: 1 }));
  expect(await screen.findByText('1 propiedad', { selector: '[role=status]' })).toBeTruthy();
  expect(order()).toBeNull();
  expect(screen.getByRole('button', { name: 'Refrescar datos' }).closest('[inert]')).toBeNull();
});

it('the row comes back with the listings, not before', async () => {
  const { searches } = await openCatalogue('/properties/', () => aPage({ items: [] }));
  await waitFor(() => expect(row()?.className).toBe('for-readers'));
  let answer = (_page: ReturnType<typeof aPage>) => {};
  searches.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operación' }), 'Rentar');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Buscando…'));
  expect(row()?.className).toBe('for-readers');
  answer(aPage({ total: 2 }));
  await waitFor(() => expect(row()?.className).not.toBe('for-readers'));
  expect(order()).toBeTruthy();
});
