import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { agent, anInbox, anInquiry, openInbox, openRow } from '../../testing/inbox.tsx';

describe('the filters of the inbox', () => {
  it('show counts by status, mark the chosen one, and query the server', async () => {
    const inbox = anInbox([anInquiry(), anInquiry({ status: 'closed' })]);
    const { list, url } = await openInbox(inbox, { at: '/inquiries?status=pending' });
    await screen.findAllByRole('article', { name: 'Marta Solís' });
    const nav = within(screen.getByRole('navigation', { name: 'Estado de las consultas' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Todas2',
      'Pendientes1',
      'Respondidas0',
      'Archivadas1',
      'Retenidas2',
    ]);
    expect(nav.getByRole('link', { name: 'Retenidas 2' }).getAttribute('href')).toBe(
      '/inquiries/held',
    );
    const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Pendientes1']);
    expect(list).toHaveBeenLastCalledWith({ status: 'pending' });
    await userEvent.click(nav.getByRole('link', { name: 'Archivadas 1' }));
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ status: 'closed' }));
    expect(url()).toBe('/inquiries?status=closed');
  });

  it('show the chosen one on a phone too, where they do not fit side by side', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    await openInbox(anInbox([]), { at: '/inquiries?status=closed' });
    const nav = screen.getByRole('navigation', { name: 'Estado de las consultas' });
    expect(nav.scrollLeft).toBe(500);
  });

  it('search for words after a pause, from the first page', async () => {
    const { list, url } = await openInbox(anInbox([anInquiry()]), { at: '/inquiries?page=3' });
    await screen.findByRole('article', { name: 'Marta Solís' });
    await userEvent.type(screen.getByRole('searchbox'), 'condesa');
    await waitFor(() => expect(list).toHaveBeenLastCalledWith({ search: 'condesa' }));
    expect(url()).toBe('/inquiries?search=condesa');
  });

  it('show one listing only, and name it', async () => {
    const inquiry = anInquiry();
    const { url } = await openInbox(anInbox([inquiry]));
    await openRow();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Ver todas las de esta propiedad: Casa con patio' }),
    );
    expect(url()).toBe(`/inquiries?propertyId=${inquiry.property.id}`);
    await userEvent.click(
      await screen.findByRole('link', { name: 'Quitar el filtro: solo Casa con patio' }),
    );
    expect(url()).toBe('/inquiries');
  });

  it('show the listings of one agent only, and name the agent', async () => {
    const at = `/inquiries?agent=${agent.id}`;
    const { list, url } = await openInbox(anInbox([anInquiry()]), { at });
    const name = `Quitar el filtro: solo ${agent.firstName} ${agent.lastName}`;
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(list).toHaveBeenCalledWith({ agent: agent.id });
    expect(url()).toBe('/inquiries');
  });
});

it('is a file with the same filters, and without what is open', async () => {
  const inquiry = anInquiry();
  await openInbox(anInbox([inquiry]), { at: `/inquiries?status=closed&page=2&open=${inquiry.id}` });
  const link = await screen.findByRole('link', { name: 'Exportar CSV' });
  expect(link.getAttribute('href')).toBe('/api/inquiries.csv?status=closed');
});

describe('an inbox without inquiries', () => {
  it.each([
    ['/inquiries', {}, 'Todavía no tienes consultas'],
    ['/inquiries?search=xyz', {}, 'No hay consultas con estos filtros'],
    ['/inquiries?status=pending', { answered: 2 }, 'Estás al día'],
    ['/inquiries?status=closed', { answered: 2 }, 'No hay consultas archivadas'],
  ])('at %s says why', async (at, counts, words) => {
    await openInbox(anInbox([], { counts: { pending: 0, answered: 0, closed: 0, ...counts } }), {
      at,
    });
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });

  it('on a page beyond the last leads to the first', async () => {
    const { url } = await openInbox(anInbox([], { total: 3, page: 9 }), {
      at: '/inquiries?page=9',
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a la primera página' }));
    expect(url()).toBe('/inquiries');
  });
});

it('says that it did not load, and retries', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openInbox(anInbox([]), { answers: { 'inquiry.list': list } });
  await screen.findByRole('alert');
  list.mockImplementation(() => anInbox([anInquiry()]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: 'Marta Solís' })).toBeTruthy();
});

it('leads only admins to the service requests', async () => {
  const parts = () => screen.queryByRole('navigation', { name: 'Partes de la bandeja' });
  await openInbox(anInbox([]));
  await screen.findByText('Todavía no tienes consultas');
  expect(parts()).toBeNull();
  const answers = {
    'session.user': () => ({ ...agent, role: 'admin' }),
    'request.waiting': () => ({ count: 2 }),
  };
  await openInbox(anInbox([]), { answers });
  await waitFor(() => expect(parts()).toBeTruthy());
});

it('shows no failure while it loads', async () => {
  await openInbox(anInbox([]), { answers: { 'inquiry.list': () => new Promise(() => {}) } });
  expect(await screen.findByRole('heading', { name: 'Consultas' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a change of an inquiry is counted beside its listing when that is shown again', async () => {
  const inquiry = anInquiry();
  const { propertyId: id } = inquiry;
  const [mine, get] = [vi.fn(() => ({ items: [] })), vi.fn(() => ({ id }))];
  const { trpcUtils } = await openInbox(anInbox([inquiry]), {
    answers: {
      'property.mine': mine,
      'property.get': get,
      'inquiry.close': () => ({ ...inquiry, status: 'closed' }),
    },
  });
  const { property } = trpcUtils;
  const show = () => Promise.all([property.mine.fetch({}), property.get.fetch({ id })]);
  await show();
  await openRow();
  await userEvent.click(screen.getByRole('button', { name: /^Archivar la consulta/u }));
  await screen.findByText('Archivada');
  expect([mine, get].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await show();
  expect([mine, get].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it.each(['Archivadas', 'Pendientes'])(
  'an archived inquiry comes back by undoing in the list %s too',
  async (list) => {
    const inquiry = anInquiry();
    let now = inquiry;
    const all = vi.fn((input: unknown) => {
      const { status = now.status } = input as { status?: string };
      const { counts } = anInbox([now]);
      return anInbox(status === now.status ? [now] : [], { counts });
    });
    const answers = {
      'inquiry.list': all,
      'inquiry.close': () => (now = { ...inquiry, status: 'closed' }),
      'inquiry.reopen': () => (now = inquiry),
    };
    await openInbox(anInbox([]), { answers });
    await userEvent.click(await screen.findByText('Acciones de Marta Solís'));
    await userEvent.click(screen.getByRole('button', { name: 'Archivar: Marta Solís' }));
    await screen.findByText('Archivada');
    const { undo } = latestToast() ?? {};
    await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${list}`, 'u') }));
    await waitFor(() => expect(all).toHaveBeenCalledTimes(2));
    await screen.findByRole('link', { name: 'Archivadas 1' });
    act(() => undo?.());
    expect(await screen.findByRole('link', { name: 'Pendientes 1' })).toBeTruthy();
    expect(await screen.findByText('Pendiente')).toBeTruthy();
    expect(screen.getAllByRole('article', { name: 'Marta Solís' })).toHaveLength(1);
  },
);
