import type { CommissionShare } from '@pbr/schemas/commission/share';
import type { SharedWithMe, SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { sharedPageSchema } from '@pbr/schemas/commission/search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aCommissionShare, anExternalShare } from '../../../testing/a-commission-share.ts';
import { aSite } from '../../../testing/fake-server.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { SharedScreen } from './shared-screen.tsx';

function anItem(
  property: Partial<SharedWithMeItem['property']> = {},
  share: Partial<CommissionShare> = {},
): SharedWithMeItem {
  return {
    ...aCommissionShare(share),
    property: {
      id: crypto.randomUUID(),
      name: 'Casa con patio',
      neighborhood: 'Del Carmen',
      city: 'Coyoacán',
      state: 'Ciudad de México',
      propertyType: 'casa',
      operationType: 'venta',
      salePrice: '8000000.00',
      rentPrice: null,
      currency: 'MXN',
      bedrooms: 3,
      fullBathrooms: 2,
      parkingSpaces: 1,
      isActive: true,
      dealStatus: null,
      createdAt: '2026-10-01T12:00:00.000Z',
      image: null,
      owner: { firstName: 'Luis', lastName: 'Mora', email: 'luis@portal.test', phone: null },
      ...property,
    },
  };
}

const shared = (items: SharedWithMeItem[], rest: Partial<SharedWithMe> = {}): SharedWithMe => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
  counts: { total: 4, active: 3, inactive: 1, pending: 2 },
  totals: [
    { currency: 'MXN', amount: '200000.00' },
    { currency: 'USD', amount: '15000.00' },
  ],
  ...rest,
});

async function open(list: (input: unknown) => unknown, answers: Answers = {}, query = '') {
  const asked = vi.fn(list);
  const shown = await renderRoute({
    path: '/shared-commissions/',
    at: `/shared-commissions${query}`,
    component: SharedScreen,
    parseSearch: (search) => sharedPageSchema.parse(search),
    answers: { 'commission.sharedWithMe': asked, 'site.get': aSite, ...answers },
  });
  return { asked, ...shown };
}

const figure = (label: string) => {
  const facts = screen.getByText(label, { selector: 'dt' }).parentElement?.querySelectorAll('dd');
  return [...(facts ?? [])].map(({ textContent }) => textContent);
};

it('counts shares, and adds up each currency separately', async () => {
  await open(() => shared([anItem()]));
  await screen.findByText('Casa con patio');
  expect(['Compartidas', 'Activas', 'Inactivas', 'Por confirmar'].flatMap(figure)).toEqual([
    '4',
    '3',
    '1',
    '2',
  ]);
  expect(figure('Comisión potencial')).toEqual(['$200,000 MXN · US$15,000 USD']);
});

it('shows everything about a share', async () => {
  const item = anItem({
    operationType: 'renta',
    salePrice: null,
    rentPrice: '25000.00',
    isActive: false,
  });
  await open(() => shared([item]));
  const card = (await screen.findByRole('heading', { name: 'Casa con patio' })).closest('li');
  for (const words of [
    'Inactiva',
    'Renta',
    '2.50% de comisión',
    'Del Carmen, Coyoacán, Ciudad de México',
    '3\u00A0rec. · 2\u00A0baños · 1\u00A0cajón',
    'Alta el 1 oct 2026',
    'Luis Mora',
    'luis@portal.test',
    '$25,000 /mes',
    'Mi comisión',
    '$625',
  ])
    expect(card?.textContent, words).toContain(words);
  const view = screen.getByRole('link', { name: /^Ver Propiedad/u });
  expect(view.getAttribute('href')).toBe(`/properties/${item.property.id}`);
  expect(view.getAttribute('target')).toBe('_blank');
});

it('says twice that a listing has no price', async () => {
  await open(() => shared([anItem({ salePrice: null }, { amount: null })]));
  expect(await screen.findAllByText('Precio a consultar')).toHaveLength(2);
});

it('states both cases of a listing for sale and for rent', async () => {
  await open(() => shared([anItem({ operationType: 'ambos', rentPrice: '30000.00' })]));
  const card = (await screen.findByRole('heading', { name: 'Casa con patio' })).closest('li');
  for (const words of ['$200,000 si se vende', '$750 si se renta'])
    expect(card?.textContent, words).toContain(words);
});

it('accepts a share with the version that was read', async () => {
  const item = anItem({}, { version: 3 });
  const accept = vi.fn(() => ({ state: 'accepted' }));
  const { asked } = await open(() => shared([item]), { 'commission.accept': accept });
  const button = await screen.findByRole('button', {
    name: 'Aceptar la comisión de Casa con patio',
  });
  asked.mockImplementation(() => shared([{ ...item, state: 'accepted' }]));
  await userEvent.click(button);
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión aceptada' }));
  expect(accept).toHaveBeenCalledWith({ id: item.id, version: 3 });
  expect(await screen.findByText('Aceptada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Aceptar/u })).toBeNull();
});

it('declines a share after a confirmation', async () => {
  const decline = vi.fn(() => ({ state: 'declined' }));
  await open(() => shared([anItem()]), { 'commission.decline': decline });
  await userEvent.click(await screen.findByRole('button', { name: /^Rechazar/u }));
  const question = within(await screen.findByRole('dialog', { name: '¿Rechazar esta comisión?' }));
  expect(decline).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión rechazada' }));
});

it('searches through the URL', async () => {
  const { asked, url } = await open(() => shared([anItem()]), {}, '?page=2');
  await userEvent.type(await screen.findByRole('searchbox'), 'roma{Enter}');
  await waitFor(() => expect(url()).toBe('/shared-commissions?search=roma'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ search: 'roma' }));
});

it('shows three skeletons while it loads', async () => {
  await open(() => new Promise(() => {}));
  expect(screen.getAllByTestId('shared-skeleton')).toHaveLength(3);
  expect(screen.queryByText('No se pudieron cargar tus comisiones')).toBeNull();
});

it('says that nothing is shared yet', async () => {
  await open(() => shared([], { counts: { total: 0, active: 0, inactive: 0, pending: 0 } }));
  expect(await screen.findByText('Todavía nadie comparte una comisión contigo')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('can be reloaded after a failure', async () => {
  const { asked } = await open(() => {
    throw new TypeError('Failed to fetch');
  });
  await screen.findByRole('alert');
  asked.mockImplementation(() => shared([anItem()]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Casa con patio')).toBeTruthy();
});

describe("the shares of the person's own listings", () => {
  const own = (items: SharedWithMeItem[], answers: Answers = {}) =>
    open(
      () => shared([]),
      { 'commission.sharedByMe': () => shared(items), ...answers },
      '?list=own',
    );
  const fromOutside = () => anItem({}, anExternalShare({ shareType: 'incoming' }));

  it('stand beside those of others, a link away', async () => {
    const { asked } = await open(() => shared([anItem()]));
    const link = await screen.findByRole('link', { name: 'En mis propiedades' });
    expect(link.getAttribute('href')).toBe('/shared-commissions?list=own');
    await own([anItem()]);
    await screen.findByRole('heading', { level: 1, name: 'Comisiones en mis propiedades' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('name the other agent, from outside too, the direction, the answer and the amount', async () => {
    await own([fromOutside()]);
    const card = (await screen.findByRole('heading', { name: 'Casa con patio' })).closest('li');
    for (const words of [
      'Óscar Lara',
      'oscar@correo.test',
      'Agente externo',
      'La recibo',
      'Por confirmar',
      '2.50 %',
      '$200,000',
    ])
      expect(card?.textContent, words).toContain(words);
  });

  it('state both cases of a listing for sale and for rent', async () => {
    await own([anItem({ operationType: 'ambos', rentPrice: '30000.00' })]);
    expect(await screen.findByText('$200,000')).toBeTruthy();
    expect(screen.getByText('si se vende').parentElement?.textContent).toBe('$200,000 si se vende');
    expect(screen.getByText('si se renta').parentElement?.textContent).toBe('$750 si se renta');
  });

  it('lead to the dialog that changes them, and to the agreement', async () => {
    const item = anItem();
    await own([item]);
    const hrefOf = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf(/^Cambiar/u)).toBe(`/my-properties?commission=${item.property.id}`);
    expect(await hrefOf(/^Acuerdo/u)).toBe(`/shared-commissions/${item.id}`);
  });

  it('are withdrawn after a confirmation', async () => {
    const item = anItem();
    const withdraw = vi.fn(() => ({ ...item, isActive: false }));
    await own([item], { 'commission.withdraw': withdraw });
    await userEvent.click(await screen.findByRole('button', { name: /^Eliminar/u }));
    const question = within(await screen.findByRole('dialog'));
    expect(withdraw).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Comisión eliminada' }));
    expect(withdraw).toHaveBeenCalledWith({ id: item.id });
  });

  it('say how to share the first one', async () => {
    await open(
      () => shared([]),
      {
        'commission.sharedByMe': () =>
          shared([], { counts: { total: 0, active: 0, inactive: 0, pending: 0 } }),
      },
      '?list=own',
    );
    expect(await screen.findByText('Todavía no compartes ninguna comisión')).toBeTruthy();
  });
});
