import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';
import { myPropertiesPageSchema } from '@pbr/schemas/property/search/mine-search';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { aListing } from '../../testing/a-listing.ts';
import { aUser } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { MyPropertiesScreen } from './my-properties-screen.tsx';

const aPage = (items: MyProperty[], page: Partial<MyProperties> = {}): MyProperties => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
  counts: {
    total: items.length,
    active: items.filter(({ isActive }) => isActive).length,
    forSale: 7,
    forRent: 8,
  },
  ...page,
});

const OFFLINE = () => {
  throw new TypeError('Failed to fetch');
};

async function openList(mine: (input: unknown) => unknown, answers: Answers = {}, query = '') {
  const list = vi.fn(mine);
  const shown = await renderRoute({
    path: '/my-properties',
    at: `/my-properties${query}`,
    component: MyPropertiesScreen,
    parseSearch: (search) => myPropertiesPageSchema.parse(search),
    answers: { 'property.mine': list, 'session.user': () => aUser('Ana'), ...answers },
  });
  return { list, ...shown };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const count = (label: string) =>
  screen.getByText(label, { selector: 'dt a' }).closest('dt')?.nextElementSibling?.textContent;
const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

describe('the list', () => {
  it('shows five skeletons while it loads, then the listings and the four counts', async () => {
    let answer = (_page: MyProperties) => {};
    await openList(() => new Promise((resolve) => void (answer = resolve)));
    expect(screen.getByRole('status', { name: 'Cargando tus propiedades...' })).toBeTruthy();
    expect(screen.getAllByTestId('listing-skeleton')).toHaveLength(5);
    await act(async () =>
      answer(
        aPage([aListing({ name: 'Casa Uno' }), aListing({ name: 'Casa Dos', isActive: false })]),
      ),
    );
    await screen.findByText('Casa Uno');
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Casa Uno.*Activa.*Pausar/u),
      expect.stringMatching(/^Casa Dos.*Inactiva.*Activar/u),
    ]);
    expect(['Total', 'Activas', 'En venta', 'En renta'].map(count)).toEqual(['2', '1', '7', '8']);
  });

  it('shows open tasks: questions, photos, a price, and the agents it is shared with', async () => {
    const waiting = aListing({
      inquiryCount: 3,
      unansweredInquiries: 2,
      hasPhoto: false,
      salePrice: null,
      shares: [{ id: crypto.randomUUID(), agentName: 'Eva Paz', percentage: '2.50' }],
    });
    await openList(() => aPage([waiting]));
    await screen.findByText('2 sin responder');
    for (const words of ['Sin fotos', 'Compartida con Eva Paz'])
      expect(screen.getByText(words, { ignore: 'option' })).toBeTruthy();
  });

  it('shows for each listing only its own tasks', async () => {
    const eva = { id: crypto.randomUUID(), agentName: 'Eva Paz', percentage: '2.50' };
    const listings: Partial<MyProperty>[] = [
      {},
      { salePrice: null, rentPrice: '25000.00' },
      { inquiryCount: 1, unansweredInquiries: 1 },
      { inquiryCount: 1, daysOnline: 1 },
      { daysOnline: 0 },
      { daysOnline: null, isActive: false, createdAt: '2026-11-02T12:00:00.000Z' },
      { hasPhoto: false },
      { salePrice: null },
      { shares: [eva] },
      { shares: [eva, { ...eva, id: crypto.randomUUID() }] },
    ];
    await openList(() => aPage(listings.map(aListing)));
    await screen.findByText('Sin fotos', { ignore: 'option' });
    const TASKS =
      /Sin fotos|Compartida con (?:Eva Paz|2 agentes)|\d+ consultas?|Sin consultas|\d+ sin responder|(?<=visitas)\d{1,2} días? en línea|En línea desde hoy|Alta el [\w ]+2026/gu;
    expect(rows().map((row) => row.textContent.match(TASKS)?.join(', '))).toEqual([
      'Sin consultas, 51 días en línea',
      'Sin consultas, 51 días en línea',
      '1 consulta, 1 sin responder, 51 días en línea',
      '1 consulta, 1 día en línea',
      'Sin consultas, En línea desde hoy',
      'Sin consultas, Alta el 2 nov 2026',
      'Sin fotos, Sin consultas, 51 días en línea',
      'Sin consultas, 51 días en línea',
      'Compartida con Eva Paz, Sin consultas, 51 días en línea',
      'Compartida con 2 agentes, Sin consultas, 51 días en línea',
    ]);
  });

  it('is searched and filtered through the URL, from the first page', async () => {
    const { list, url } = await openList(() => aPage([aListing()]), {}, '?page=3');
    await userEvent.type(await screen.findByRole('searchbox'), 'roma{Enter}');
    await waitFor(() => expect(url()).toBe('/my-properties?search=roma'));
    const status = screen.getByRole('combobox', { name: 'Estado de la publicación' });
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Todas',
      'Activas',
      'En venta',
      'En renta',
      'Inactivas',
      'Borradores',
      'Apartadas',
      'Vendidas',
      'Rentadas',
      'Sin fotos',
      'Sin precio',
    ]);
    await userEvent.selectOptions(status, 'inactive');
    await waitFor(() => expect(url()).toBe('/my-properties?search=roma&status=inactive'));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({ search: 'roma', status: 'inactive' }),
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Estado de la publicación' }),
      'Vendidas',
    );
    await waitFor(() => expect(url()).toBe('/my-properties?search=roma&status=vendida'));
  });

  it('links to its other pages', async () => {
    await openList(() => aPage([aListing()], { total: 50, page: 2, pageCount: 3 }), {}, '?page=2');
    const next = await screen.findByRole('link', { name: 'Siguiente' });
    expect(next.getAttribute('href')).toBe('/my-properties?page=3');
  });

  it('without listings leads to the first one', async () => {
    const { url } = await openList(() => aPage([]));
    await screen.findByText('No tienes propiedades registradas');
    expect(screen.getByRole('status').textContent).toBe('');
    await press('Publicar mi primera propiedad');
    expect(url()).toBe('/my-properties?edit=new');
  });

  it.each([
    ['nothing matches', { total: 0 }, 'No se encontraron propiedades', '/my-properties'],
    [
      'the page is gone',
      { total: 30 },
      'Esta página ya no tiene propiedades',
      '/my-properties?search=x',
    ],
  ])('when %s says so and leads back', async (_when, page, title, href) => {
    const counts = { total: 30, active: 1, forSale: 1, forRent: 1 };
    await openList(() => aPage([], { ...page, counts }), {}, '?search=x&page=9');
    expect(await screen.findByText(title)).toBeTruthy();
    const back = screen.getByRole('link', { name: /^(Limpiar filtros|Ir a la primera página)$/u });
    expect(back.getAttribute('href')).toBe(href);
  });

  it('can be reloaded after a failure', async () => {
    const { list } = await openList(OFFLINE);
    await screen.findByRole('alert');
    list.mockImplementation(() => aPage([aListing({ name: 'Casa Uno' })]));
    await press('Reintentar');
    expect(await screen.findByText('Casa Uno')).toBeTruthy();
  });
});

describe('pausing', () => {
  it('takes effect at once, once, and is confirmed', async () => {
    const listing = aListing({ name: 'Casa Uno' });
    let isActive = true;
    let answer = () => {};
    const setStatus = vi.fn(
      (input: unknown) =>
        new Promise((resolve) => {
          answer = () => {
            isActive = false;
            resolve(input);
          };
        }),
    );
    await openList(() => aPage([{ ...listing, isActive }]), { 'property.setStatus': setStatus });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Pausar Casa Uno' }));
    expect(await screen.findByText('Inactiva')).toBeTruthy();
    expect(count('Activas')).toBe('0');
    await act(async () => answer());
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Estado actualizado' }));
    expect(setStatus).toHaveBeenCalledExactlyOnceWith({ id: listing.id, isActive: false });
    expect(screen.getByRole('button', { name: 'Activar Casa Uno' })).toBeTruthy();
  });

  it('is undone if it fails, with a message', async () => {
    const listing = aListing({ name: 'Casa Uno' });
    let isOnline = true;
    await openList(() => (isOnline ? aPage([listing]) : OFFLINE()), {
      'property.setStatus': OFFLINE,
    });
    await screen.findByText('Casa Uno');
    // The list cannot be read again either.
    isOnline = false;
    await press('Pausar Casa Uno');
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        kind: 'failure',
        message: 'Sin conexión. No se pudo actualizar el estado.',
      }),
    );
    expect(screen.getByRole('button', { name: 'Pausar Casa Uno' })).toBeTruthy();
    expect(count('Activas')).toBe('1');
  });
});

describe('deleting', () => {
  const QUESTION = '¿Estás seguro de que quieres eliminar esta propiedad?';

  it('asks first; then the listing leaves the list', async () => {
    const items = [aListing({ name: 'Casa Uno' })];
    const remove = vi.fn(() => ({ id: items.pop()?.id }));
    await openList(() => aPage([...items]), { 'property.delete': remove });
    await press('Eliminar Casa Uno');
    const question = within(await screen.findByRole('dialog', { name: QUESTION }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No tienes propiedades registradas')).toBeTruthy();
    expect(latestToast()).toMatchObject({ title: 'Propiedad eliminada' });
  });

  it('keeps the listing and the dialog if it fails', async () => {
    await openList(() => aPage([aListing({ name: 'Casa Uno' })]), {
      'property.delete': () => {
        throw refusal('property.forbidden', 'Esta propiedad no es tuya.');
      },
    });
    await press('Eliminar Casa Uno');
    const question = within(await screen.findByRole('dialog', { name: QUESTION }));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'Esta propiedad no es tuya.',
      }),
    );
    expect(screen.getByText('Casa Uno')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Eliminar' })).toBeTruthy();
  });
});

it('names the listing of the open commission in its URL', async () => {
  const listing = aListing({ name: 'Casa Uno' });
  const { url } = await openList(() => aPage([listing]));
  await press('Comisión de Casa Uno');
  await waitFor(() => expect(url()).toBe(`/my-properties?commission=${listing.id}`));
});
