import {
  serviceRequestSearchSchema,
  serviceRequestsPageSchema,
} from '@pbr/schemas/service-request/search';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aSite, aUser } from '../../../testing/fake-server.ts';
import { comeBack, leaveBy } from '../../../testing/come-back.ts';
import { type Answers, renderRoute, type RouteLoader } from '../../../testing/render-route.tsx';
import { ServiceRequestsScreen } from './service-requests-screen.tsx';

const boss = { ...aUser('Olga'), role: 'admin' as const };

function aServiceRequest(serviceRequest: Partial<ServiceRequestItem> = {}): ServiceRequestItem {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString();
  return {
    id: crypto.randomUUID(),
    kind: 'valuation',
    clientName: 'Marta Solís',
    clientEmail: 'marta@correo.mx',
    clientPhone: '+52 55 1234 5678 ext. 9',
    clientPhoneLink: 'tel:+525512345678;ext=9',
    message: 'Hay inquilino.',
    details: { propertyType: 'bodega', area: '1250.5', urgency: 'express' },
    status: 'pending',
    assignee: null,
    response: null,
    responseDate: null,
    closedAt: null,
    noticeVersion: '2026-11-01',
    createdAt,
    updatedAt: createdAt,
    ...serviceRequest,
  };
}

async function open(
  items: ServiceRequestItem[],
  answers: Answers = {},
  query = '',
  loader?: RouteLoader,
) {
  const count = (status: ServiceRequestItem['status']) =>
    items.filter((item) => item.status === status).length;
  const counts = {
    pending: count('pending'),
    answered: count('answered'),
    closed: count('closed'),
  };
  return renderRoute({
    ...(loader && { loader }),
    path: '/inquiries_/requests',
    at: `/inquiries/requests${query}`,
    component: ServiceRequestsScreen,
    parseSearch: (search) => serviceRequestsPageSchema.parse(search),
    parseDeps: (search) => serviceRequestSearchSchema.parse(search),
    answers: {
      'session.user': () => boss,
      'site.get': aSite,
      'request.list': () => ({ items, nextCursor: null, counts }),
      'request.countHeld': () => ({ count: 0 }),
      'request.waiting': () => ({ count: counts.pending }),
      'employee.list': () => [
        { ...boss, isActive: true, status: 'active' },
        { ...boss, id: 'former', firstName: 'Inés', isActive: false, status: 'inactive' },
      ],
      ...answers,
    },
  });
}

const openRow = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'Marta Solís', expanded: false }));

it('shows service requests in words, and the number of waiting ones', async () => {
  await open([aServiceRequest()]);
  const card = within(await screen.findByRole('article', { name: 'Marta Solís' }));
  for (const words of ['Urgente · Avalúo', 'Hay inquilino.', 'Pendiente', /^hace /u])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.queryByText('Bodega')).toBeNull();
  await openRow();
  for (const words of [
    'Urgente · Avalúo',
    'Bodega',
    '1,250.5 m²',
    'Urgente (24–48 horas)',
    'Hay inquilino.',
  ])
    expect(card.getByText(words)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Solicitudes 1 por responder' })).toBeTruthy();
});

it.each<[string, Partial<ServiceRequestItem>]>([
  ['that is answered', { status: 'answered' }],
  ['that can wait', { details: { urgency: 'flexible' } }],
])('calls no service request urgent %s', async (_, serviceRequest) => {
  await open([aServiceRequest(serviceRequest)]);
  const card = within(await screen.findByRole('article', { name: 'Marta Solís' }));
  expect(card.getByText('Avalúo')).toBeTruthy();
});

it.each([
  { age: 60_000, calls: 1 },
  { age: 0, calls: 0 },
])('loaded $age ms before are read again $calls times', async ({ age, calls }) => {
  const before = { updatedAt: Date.now() - age };
  const counts = { pending: 1, answered: 0, closed: 0 };
  const page = { items: [aServiceRequest()], nextCursor: null, counts };
  const answers = {
    'request.list': vi.fn(() => page),
    'request.waiting': vi.fn(() => ({ count: 1 })),
    'request.countHeld': vi.fn(() => ({ count: 1 })),
  };
  await open([], answers, '', async ({ context: { trpcUtils } }) => {
    const { list, waiting, countHeld } = trpcUtils.request;
    list.setInfiniteData({}, { pages: [page], pageParams: [null] }, before);
    waiting.setData(undefined, { count: 0 }, before);
    countHeld.setData(undefined, { count: 0 }, before);
    return undefined;
  });
  await screen.findByRole('article', { name: 'Marta Solís' });
  expect(Object.values(answers).map(({ mock }) => mock.calls.length)).toEqual([
    calls,
    calls,
    calls,
  ]);
});

it('applies the filters to the file', async () => {
  await open([aServiceRequest()], {}, '?kind=valuation&status=pending');
  const link = await screen.findByRole('link', { name: 'Exportar CSV' });
  expect(link.getAttribute('href')).toBe('/api/requests.csv?kind=valuation&status=pending');
});

it('without filters links to the whole file, and to no deactivated person', async () => {
  await open([aServiceRequest({ kind: 'contact', details: {} })]);
  const link = await screen.findByRole('link', { name: 'Exportar CSV' });
  expect(link.getAttribute('href')).toBe('/api/requests.csv');
  await openRow();
  const card = await screen.findByRole('article', { name: 'Marta Solís' });
  const assignee = within(card).getByLabelText<HTMLSelectElement>('Atiende');
  await waitFor(() =>
    expect([...assignee.options].map(({ text }) => text)).toEqual([
      'Nadie todavía',
      `${boss.firstName} ${boss.lastName}`,
    ]),
  );
  // A service request without answers shows no empty list.
  expect(card.querySelector('dl')).toBeNull();
});

it.each([
  ['nobody', 'Sin asignar'],
  [boss.id, `${boss.firstName} ${boss.lastName}`],
  [crypto.randomUUID(), 'Otra persona'],
])('shows the assignee: %s', async (assignee, label) => {
  await open([aServiceRequest()], {}, `?assignee=${assignee}`);
  const filter = await screen.findByLabelText<HTMLSelectElement>('Quién atiende');
  await within(filter).findByRole('option', { name: `${boss.firstName} ${boss.lastName}` });
  await waitFor(() => expect(filter.selectedOptions[0]?.textContent).toBe(label));
  const link = screen.getByRole('link', { name: 'Exportar CSV' });
  expect(link.getAttribute('href')).toBe(`/api/requests.csv?assignee=${assignee}`);
});

it('answers, assigns and closes a service request where it stands', async () => {
  const serviceRequest = aServiceRequest();
  const answer = vi.fn((_input: unknown) => ({
    ...serviceRequest,
    status: 'answered',
    response: 'Son $8,500.',
    responseDate: new Date().toISOString(),
  }));
  const assignee = { id: boss.id, firstName: boss.firstName, lastName: boss.lastName };
  const assign = vi.fn((_input: unknown) => ({ ...serviceRequest, assignee }));
  const close = vi.fn(() => ({ ...serviceRequest, status: 'closed' }));
  const panel = vi.fn(() => ({}));
  const { trpcUtils } = await open([serviceRequest], {
    'request.answer': answer,
    'request.assign': assign,
    'request.close': close,
    'dashboard.get': panel,
  });
  await trpcUtils.dashboard.get.fetch();
  await openRow();
  await userEvent.click(await screen.findByRole('button', { name: 'Responder a Marta Solís' }));
  await userEvent.type(screen.getByLabelText('Tu respuesta a Marta Solís'), 'Son $8,500.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByText('Respondida')).toBeTruthy();
  expect(answer).toHaveBeenCalledExactlyOnceWith({ id: serviceRequest.id, text: 'Son $8,500.' });
  await userEvent.selectOptions(screen.getByLabelText('Atiende'), boss.id);
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Solicitud asignada' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith({ id: serviceRequest.id, assignee: boss.id });
  await userEvent.click(
    screen.getByRole('button', { name: 'Archivar la solicitud de Marta Solís' }),
  );
  expect(await screen.findByText('Archivada')).toBeTruthy();
  await trpcUtils.dashboard.get.fetch();
  expect(panel).toHaveBeenCalledTimes(2);
});

it('answered by WhatsApp is marked on coming back, and the mark is undone', async () => {
  const serviceRequest = aServiceRequest();
  const marked = { ...serviceRequest, status: 'answered', responseDate: new Date().toISOString() };
  const mark = vi.fn((_input: unknown) => marked);
  const unmark = vi.fn((_input: unknown) => serviceRequest);
  await open([serviceRequest], { 'request.markAnswered': mark, 'request.markPending': unmark });
  await leaveBy(await screen.findByRole('link', { name: /^WhatsApp a Marta Solís/ }));
  comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondida' }));
  expect(await screen.findByText('Respondida')).toBeTruthy();
  expect(mark).toHaveBeenCalledExactlyOnceWith({ id: serviceRequest.id });
  act(() => latestToast()?.undo?.());
  expect(await screen.findByText('Pendiente')).toBeTruthy();
  expect(unmark).toHaveBeenCalledExactlyOnceWith({ id: serviceRequest.id });
});

it('is given to somebody as soon as it is closed, when both are chosen at once', async () => {
  const serviceRequest = aServiceRequest();
  let answerClose = (_answer: unknown): void => {};
  const assignee = { id: boss.id, firstName: boss.firstName, lastName: boss.lastName };
  const assign = vi.fn(() => ({ ...serviceRequest, status: 'closed', assignee }));
  await open([serviceRequest], {
    'request.close': () => new Promise((resolve) => (answerClose = resolve)),
    'request.assign': assign,
  });
  await openRow();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Archivar la solicitud de Marta Solís' }),
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Atiende');
  await within(select).findByRole('option', { name: `${boss.firstName} ${boss.lastName}` });
  await userEvent.selectOptions(select, boss.id);
  expect(assign).not.toHaveBeenCalled();
  // The choice is shown while it waits for its turn.
  expect(select.value).toBe(boss.id);
  answerClose({ ...serviceRequest, status: 'closed' });
  const reopen = await screen.findByRole('button', {
    name: 'Desarchivar la solicitud de Marta Solís',
  });
  await waitFor(() => expect(reopen.getAttribute('aria-disabled')).toBe('false'));
  expect(assign).toHaveBeenCalledTimes(1);
  expect(select.value).toBe(boss.id);
});

it('keeps the last of two choices, and is busy until both have been made', async () => {
  const serviceRequest = aServiceRequest();
  const assignee = { id: boss.id, firstName: boss.firstName, lastName: boss.lastName };
  const finish: ((answer: unknown) => void)[] = [];
  const assign = vi.fn(() => new Promise((resolve) => void finish.push(resolve)));
  await open([serviceRequest], { 'request.assign': assign });
  await openRow();
  const select = await screen.findByLabelText<HTMLSelectElement>('Atiende');
  await within(select).findByRole('option', { name: `${boss.firstName} ${boss.lastName}` });
  await userEvent.selectOptions(select, boss.id);
  await userEvent.selectOptions(select, '');
  expect(assign).toHaveBeenCalledTimes(1);
  finish[0]?.({ ...serviceRequest, assignee });
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  const close = screen.getByRole('button', { name: 'Archivar la solicitud de Marta Solís' });
  expect(select.value).toBe('');
  expect(close.getAttribute('aria-disabled')).toBe('true');
  finish[1]?.(serviceRequest);
  await waitFor(() => expect(close.getAttribute('aria-disabled')).toBe('false'));
  expect(select.value).toBe('');
});

it('shows the former person again when giving it to somebody failed', async () => {
  await open([aServiceRequest()], {
    'request.assign': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await openRow();
  const assignee = await screen.findByLabelText<HTMLSelectElement>('Atiende');
  await within(assignee).findByRole('option', { name: `${boss.firstName} ${boss.lastName}` });
  await userEvent.selectOptions(assignee, boss.id);
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message: 'Sin conexión. No se pudo asignar la solicitud.',
    }),
  );
  await waitFor(() => expect(assignee.value).toBe(''));
});

it('of a mail opens, although the filters leave it out', async () => {
  const serviceRequest = aServiceRequest({ clientName: 'Bruno', kind: 'legal', details: {} });
  await open(
    [],
    { 'request.get': () => serviceRequest },
    `?kind=valuation&open=${serviceRequest.id}`,
  );
  const opened = within(await screen.findByRole('region', { name: 'Solicitud abierta' }));
  expect(opened.getByRole('link', { name: 'Bruno', expanded: true })).toBeTruthy();
  const chat = new URL(opened.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toBe(
    'Hola, Bruno: soy Olga Prueba, de Portal de prueba. Te escribo por tu solicitud de asesoría legal.',
  );
});

it('offers a call but no mail for a service request by telephone only', async () => {
  await open([aServiceRequest({ clientEmail: null })]);
  await openRow();
  expect(await screen.findByRole('link', { name: 'Llamar a Marta Solís' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Responder a Marta Solís' })).toBeNull();
});

it('keeps what is no telephone and no e-mail as text, and says so', async () => {
  const { clientPhoneLink: _link, ...serviceRequest } = aServiceRequest({
    clientPhone: 'no tengo',
    clientEmail: 'marta arroba correo',
  });
  await open([serviceRequest]);
  await openRow();
  expect(await screen.findByText('no tengo (no se pudo leer como teléfono)')).toBeTruthy();
  expect(screen.getByText('marta arroba correo (no se pudo leer como correo)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Llamar|WhatsApp|arroba/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Responder a Marta Solís' })).toBeNull();
});

it('shows the next service requests below the first', async () => {
  const list = vi.fn((input: unknown) => {
    const isSecond = (input as { cursor?: string }).cursor === 'next';
    const items = [aServiceRequest({ clientName: isSecond ? 'Bruno' : 'Ángela' })];
    return {
      items,
      nextCursor: isSecond ? null : 'next',
      counts: { pending: 2, answered: 0, closed: 0 },
    };
  });
  await open([], { 'request.list': list });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más solicitudes' }));
  expect(await screen.findByRole('article', { name: 'Bruno' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Ángela' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver más solicitudes' })).toBeNull();
});

it.each([
  ['', 0, 'Todavía no hay solicitudes'],
  ['?status=pending', 0, 'Todavía no hay solicitudes'],
  ['?status=pending', 2, 'Estás al día'],
  ['?status=closed', 2, 'No hay solicitudes en este estado'],
  ['?kind=legal', 2, 'No hay solicitudes con estos filtros'],
])('at %j with %i answered ones says why there are none', async (query, answered, words) => {
  const counts = { pending: 0, answered, closed: 0 };
  await open([], { 'request.list': () => ({ items: [], nextCursor: null, counts }) }, query);
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
});

it('says that more of them could not be loaded, and keeps the others', async () => {
  const counts = { pending: 1, answered: 0, closed: 0 };
  const list = vi.fn((input: unknown) => {
    if ((input as { cursor?: string }).cursor !== undefined) throw new TypeError('Failed to fetch');
    return { items: [aServiceRequest({ clientName: 'Ángela' })], nextCursor: 'next', counts };
  });
  await open([], { 'request.list': list });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más solicitudes' }));
  expect(await screen.findByText(/^No se pudo actualizar/u)).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Ángela' })).toBeTruthy();
});

it('says that the people who answer could not be listed', async () => {
  await open([aServiceRequest()], {
    'employee.list': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText('No se pudo cargar la lista de quienes atienden.')).toBeTruthy();
});

it('shows no failure while it loads', async () => {
  await open([], { 'request.list': () => new Promise(() => {}) });
  expect(await screen.findByRole('status', { name: 'Cargando solicitudes...' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
