import { heldPageSchema, heldSearchSchema } from '@pbr/schemas/held/search';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aSite, aUser } from '../../../testing/fake-server.ts';
import { agent, anInbox, anInquiry, openRow } from '../../../testing/inbox.tsx';
import { type Answers, renderRoute, type RouteLoader } from '../../../testing/render-route.tsx';
import { HeldInquiriesScreen } from './held-inquiries-screen.tsx';
import { HeldServiceRequestsScreen } from './held-service-requests-screen.tsx';

const inquiry = anInquiry({ createdAt: '2026-11-20T18:00:00.000Z', inquiryType: 'visit' });
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageCount: 1 });
const common = {
  parseSearch: (search: unknown) => heldPageSchema.parse(search),
  parseDeps: (search: unknown) => heldSearchSchema.parse(search),
};

const openInquiries = (answers: Answers = {}, at = '/inquiries/held', loader?: RouteLoader) =>
  renderRoute({
    ...(loader && { loader }),
    ...common,
    path: '/inquiries_/held',
    at,
    component: HeldInquiriesScreen,
    answers: {
      'session.user': () => agent,
      'site.get': aSite,
      'inquiry.held': () => page([inquiry]),
      'inquiry.countHeld': () => ({ count: 1 }),
      'inquiry.list': () => anInbox([anInquiry()]),
      'inquiry.unanswered': () => ({ count: 1 }),
      ...answers,
    },
  });
const release = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Es un cliente: Marta Solís' }));

describe('held inquiries', () => {
  it('stand under their own filter, beside the counts of the others, and are in no file', async () => {
    await openInquiries();
    const nav = within(await screen.findByRole('navigation', { name: 'Estado de las consultas' }));
    await waitFor(() =>
      expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Todas1',
        'Pendientes1',
        'Respondidas0',
        'Archivadas0',
        'Retenidas1',
      ]),
    );
    expect(nav.getByRole('link', { current: true }).textContent).toBe('Retenidas1');
    expect(screen.queryByRole('link', { name: 'Exportar CSV' })).toBeNull();
    expect(screen.getByText(/Se borran a los 30 días/u)).toBeTruthy();
  });

  it('say who wrote what, and when they are erased, with one main action', async () => {
    await openInquiries();
    await openRow();
    const row = within(screen.getByRole('article', { name: 'Marta Solís' }));
    for (const words of [
      'Retenida',
      '¿Sigue disponible?',
      'Agendar una visita',
      inquiry.clientPhone ?? '',
    ])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.queryByRole('link', { name: inquiry.clientPhone ?? '' })).toBeNull();
    expect(row.getByText('Se borra el 20 de diciembre de 2026')).toBeTruthy();
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Es un cliente',
    ]);
  });

  it('that a client wrote become ordinary, once, and open for an answer', async () => {
    const call = vi.fn(() => inquiry);
    const { propertyId } = inquiry;
    const get = vi.fn(() => inquiry.property);
    const { url, trpcUtils } = await openInquiries({
      'inquiry.release': call,
      'property.get': get,
    });
    const showListing = () => trpcUtils.property.get.fetch({ id: propertyId });
    await showListing();
    await openRow();
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Es un cliente: Marta Solís' }),
    );
    await waitFor(() => expect(url()).toBe(`/inquiries?open=${inquiry.id}`));
    expect(call).toHaveBeenCalledExactlyOnceWith({ id: inquiry.id });
    expect(latestToast()?.title).toBe('Ya está en tu bandeja');
    await showListing();
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('stay when that fails, and the reason is said', async () => {
    await openInquiries({
      'inquiry.release': () => {
        throw new Error('off');
      },
    });
    await openRow();
    await release();
    await waitFor(() => expect(latestToast()?.message).toBe('No se pudo recibir la consulta.'));
    expect(screen.getByRole('article', { name: 'Marta Solís' })).toBeTruthy();
  });

  it('that came since the list was loaded appear and are counted', async () => {
    const before = { updatedAt: Date.now() - 60_000 };
    await openInquiries({}, undefined, async ({ context: { trpcUtils } }) => {
      const { held, countHeld, list } = trpcUtils.inquiry;
      held.setData({}, page([]) as never, before);
      countHeld.setData(undefined, { count: 0 }, before);
      list.setData({}, anInbox([]), before);
      return undefined;
    });
    expect(await screen.findByRole('article', { name: 'Marta Solís' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Retenidas 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pendientes 1' })).toBeTruthy();
  });

  it('may be none', async () => {
    await openInquiries({ 'inquiry.held': () => page([]) });
    expect(await screen.findByText('No hay consultas retenidas')).toBeTruthy();
  });

  it('that failed to load are tried again', async () => {
    const held = vi.fn(() => page([inquiry]));
    held.mockImplementationOnce(() => {
      throw new Error('off');
    });
    await openInquiries({ 'inquiry.held': held });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('article', { name: 'Marta Solís' })).toBeTruthy();
  });
});

it('a held service request shows the other answers of its form, and becomes an ordinary one', async () => {
  const { id, clientName, clientEmail, clientPhone, message, createdAt } = inquiry;
  const client = { id, clientName, clientEmail, clientPhone, message, createdAt };
  const held = { ...client, kind: 'valuation', details: { area: '1250.5' } };
  const call = vi.fn(() => held);
  const { url } = await renderRoute({
    ...common,
    path: '/inquiries_/requests_/held',
    at: '/inquiries/requests/held',
    component: HeldServiceRequestsScreen,
    answers: {
      'session.user': () => ({ ...aUser('Olga'), role: 'admin' as const }),
      'site.get': aSite,
      'request.held': () => page([held]),
      'request.countHeld': () => ({ count: 1 }),
      'request.waiting': () => ({ count: 0 }),
      'request.list': () => ({
        items: [],
        nextCursor: null,
        counts: { pending: 0, answered: 0, closed: 0 },
      }),
      'request.release': call,
    },
  });
  await openRow();
  expect(screen.getByText('1,250.5 m²')).toBeTruthy();
  await release();
  await waitFor(() => expect(url()).toBe(`/inquiries/requests?open=${id}`));
  expect(call).toHaveBeenCalledExactlyOnceWith({ id });
});
