import { ownSettingsSearchSchema } from '@pbr/schemas/account/own-settings-search';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aProfile } from '../../testing/a-profile.ts';
import { aPropertyCard, aPropertyImage } from '../../testing/a-property-card.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { OwnSettingsScreen } from './own-settings-screen.tsx';

const noListings = {
  items: [],
  total: 0,
  page: 1,
  pageCount: 1,
  counts: { total: 0, active: 0, forSale: 0, forRent: 0 },
};

async function openSettings(
  at: string,
  profile: () => unknown = () => aProfile(),
  answers: Answers = {},
) {
  return renderRoute({
    path: '/settings',
    at,
    component: OwnSettingsScreen,
    parseSearch: (search) => ownSettingsSearchSchema.parse(search),
    answers: {
      'account.profile': profile,
      'session.list': () => [],
      'property.mine': () => noListings,
      'commission.overview': () => ({ agents: [] }),
      'commission.statistics': () => ({ properties: 7, shares: 3 }),
      'session.user': () => aProfile(),
      ...answers,
    },
  });
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('has four tabs, whose URL can be shared', async () => {
  const { url } = await openSettings('/settings');
  expect(tab('Mis Propiedades').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(tab('Contacto'));
  await waitFor(() => expect(url()).toBe('/settings?tab=contact'));
  expect(await screen.findByLabelText('Nombre', { exact: false })).toBeTruthy();
  await userEvent.click(tab('Mis Propiedades'));
  await waitFor(() => expect(url()).toBe('/settings'));
});

it.each(['/settings?tab=contact', '/settings?tab=agents'])('opens at %s', async (at) => {
  await openSettings(at);
  expect(tab(at.endsWith('agents') ? 'Agentes' : 'Contacto').getAttribute('aria-selected')).toBe(
    'true',
  );
});

it('leads from the figures to what they count', async () => {
  await openSettings('/settings?tab=contact');
  const wayTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await wayTo('Propiedades')).toBe('/my-properties');
  expect(await wayTo('Comisiones compartidas')).toBe('/shared-commissions');
});

it('says that the profile did not load, and retries', async () => {
  const profile = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openSettings('/settings?tab=contact', profile);
  await screen.findByText('No se pudieron cargar tus datos');
  profile.mockImplementation(() => aProfile({ city: 'Morelia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByDisplayValue('Morelia')).toBeTruthy();
});

it('shows own listings with two agents of their shares, and the number of others', async () => {
  const names = ['Eva Paz', 'Luis Mora', 'Ana Gil', 'Óscar Lara'];
  const image = aPropertyImage();
  const listing = {
    ...aPropertyCard({
      name: 'Casa Uno',
      operationType: 'renta',
      rentPrice: '25000',
      images: [image],
    }),
    excerpt: 'Luminosa.',
    shares: names.map((agentName) => ({ id: crypto.randomUUID(), agentName, percentage: '2.50' })),
  };
  await openSettings('/settings', undefined, {
    'property.mine': () => ({
      ...noListings,
      items: [listing, { ...listing, id: 'alone', name: 'Casa Dos', shares: [] }],
      counts: { ...noListings.counts, total: 2 },
    }),
  });
  const card = (await screen.findByRole('heading', { name: 'Casa Uno' })).closest('li');
  for (const words of ['Activa', 'Renta', '$25,000 /mes', 'Luminosa.', 'Eva Paz 2.50%', '+2 más'])
    expect(card?.textContent, words).toContain(words);
  expect(card?.textContent).not.toContain('Ana Gil');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe(image.imageUrl);
  const alone = screen.getByRole('heading', { name: 'Casa Dos' }).closest('li');
  expect(alone?.textContent).not.toContain('más');
  const paragraphs = [...(alone?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ textContent }) => textContent)).not.toContain('');
  expect(screen.getByRole('link', { name: 'Editar Casa Uno' }).getAttribute('href')).toBe(
    `/settings?edit=${listing.id}`,
  );
});

it('says that there are no listings yet', async () => {
  await openSettings('/settings');
  expect(await screen.findByText('No tienes propiedades registradas')).toBeTruthy();
});

it('shows the shares with each colleague, or that there are none', async () => {
  const aColleague = (firstName: string) => ({
    id: crypto.randomUUID(),
    firstName,
    lastName: 'Paz',
    email: `${firstName}@portal.test`,
    profileImageUrl: null,
    mine: [] as unknown[],
    theirs: [] as unknown[],
  });
  const shared = {
    shareId: crypto.randomUUID(),
    propertyId: crypto.randomUUID(),
    name: 'Casa Uno',
    percentage: '2.50',
    commissionTotal: '5.00',
    commissionPart: '50.00',
    state: 'accepted',
    isActive: true,
  };
  await openSettings('/settings?tab=agents', undefined, {
    'commission.overview': () => ({
      agents: [
        { ...aColleague('Eva'), mine: [shared] },
        { ...aColleague('Ana'), theirs: [{ ...shared, isActive: false }] },
        aColleague('Luis'),
      ],
    }),
  });
  await screen.findByText('Eva Paz');
  const [eva, ana, luis] = screen.getAllByRole('group').map(({ textContent }) => textContent);
  for (const words of [
    'Mis compartidas: 1',
    'Sus compartidas: 0',
    'Casa Uno',
    '2.50 % (50 % de 5 %)',
    'Aceptada',
  ])
    expect(eva, words).toContain(words);
  expect(eva).not.toContain('Sus propiedades en las que tengo comisión');
  expect(eva).not.toContain('Propiedad inactiva');
  expect(ana).toContain('Aceptada · Propiedad inactiva');
  expect(luis).toContain('No hay propiedades compartidas con este agente');
});

it('says that there are no colleagues yet', async () => {
  await openSettings('/settings?tab=agents');
  expect(await screen.findByText('No hay agentes disponibles')).toBeTruthy();
});

it.each([
  ['/settings', 'property.mine', 'No se pudieron cargar tus propiedades'],
  ['/settings?tab=agents', 'commission.overview', 'No se pudieron cargar los agentes'],
  ['/settings?tab=contact', 'commission.statistics', 'No se pudieron cargar tus estadísticas'],
])('at %s says that it did not load, but not while it loads', async (at, path, words) => {
  let fail = () => {};
  const call = () =>
    new Promise((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  await openSettings(at, undefined, { [path]: call });
  expect(screen.queryByText(words)).toBeNull();
  await act(async () => fail());
  expect(await screen.findByText(words)).toBeTruthy();
});

it('counts own listings and shares', async () => {
  await openSettings('/settings?tab=contact');
  const count = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt a' })).closest('dt')?.nextElementSibling
      ?.textContent;
  await waitFor(async () => expect(await count('Propiedades')).toBe('7'));
  expect(await count('Comisiones compartidas')).toBe('3');
});
