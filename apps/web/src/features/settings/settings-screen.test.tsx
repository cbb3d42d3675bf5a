// @vitest-environment happy-dom
import { settingsSearchSchema } from '@pbr/schemas/settings-search';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aProfile } from '../../testing/a-profile.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const noListings = {
  items: [],
  total: 0,
  page: 1,
  pageCount: 1,
  counts: { total: 0, active: 0, forSale: 0, forRent: 0 },
};

async function openSettings(at: string, profile: () => unknown = () => aProfile()) {
  return renderRoute({
    path: '/settings',
    at,
    component: SettingsScreen,
    parseSearch: (search) => settingsSearchSchema.parse(search),
    answers: {
      'account.profile': profile,
      'session.list': () => [],
      'property.mine': () => noListings,
      'commission.overview': () => ({ agents: [] }),
      'commission.statistics': () => ({ properties: 7, shares: 3 }),
      'session.user': () => aProfile(),
    },
  });
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('has three tabs, whose address can be shared', async () => {
  const { address } = await openSettings('/settings');
  expect(tab('Mis Propiedades').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(tab('Contacto'));
  await waitFor(() => expect(address()).toBe('/settings?tab=contact'));
  expect(await screen.findByLabelText('Nombre', { exact: false })).toBeTruthy();
  await userEvent.click(tab('Mis Propiedades'));
  await waitFor(() => expect(address()).toBe('/settings'));
});

it.each(['/settings?tab=contact', '/settings?tab=agents'])('opens at %s', async (at) => {
  await openSettings(at);
  expect(tab(at.endsWith('agents') ? 'Agentes' : 'Contacto').getAttribute('aria-selected')).toBe(
    'true',
  );
});

it('says that the profile did not come, and tries again', async () => {
  const profile = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openSettings('/settings?tab=contact', profile);
  await screen.findByText('No se pudieron cargar tus datos');
  profile.mockImplementation(() => aProfile({ city: 'Morelia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByDisplayValue('Morelia')).toBeTruthy();
});
