import type { Dashboard } from '@pbr/schemas/dashboard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { comeBack, leaveBy } from '../../testing/come-back.ts';
import { aSite, aUser } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const NOTHING: Dashboard['waiting'] = {
  unanswered: { count: 0, oldest: [] },
  withoutPhoto: { count: 0, items: [] },
  withoutPrice: { count: 0, items: [] },
  sharesReceived: { count: 0 },
};

const QUIET: NonNullable<Dashboard['agency']> = {
  pendingRequests: 0,
  pendingRegistrations: 0,
  agents: { count: 0, items: [] },
};

const FIGURES: Dashboard['figures'] = {
  activeListings: 12,
  pausedListings: 3,
  views: { count: 1234, since: '2026-10-01T12:00:00.000Z' },
  inquiriesByWeek: [
    { weekStart: '2026-11-09', count: 4 },
    { weekStart: '2026-11-16', count: 0 },
  ],
  medianAnswerMinutes: 150,
};

function aListing(name: string) {
  return { id: crypto.randomUUID(), name, neighborhood: 'Condesa', city: 'Cuauhtémoc' };
}

const aWaitingClient = () => ({
  id: crypto.randomUUID(),
  clientName: 'Marta Solís',
  clientPhone: '+52 55 1234 5678 ext. 9',
  clientPhoneLink: 'tel:+525512345678;ext=9',
  inquiryType: 'visit',
  createdAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
  property: aListing('Casa con patio'),
  agent: { id: crypto.randomUUID(), firstName: 'Luis', lastName: 'Mora' },
});

interface Opened {
  waiting?: Partial<Dashboard['waiting']>;
  figures?: Partial<Dashboard['figures']>;
  agency?: Dashboard['agency'];
  role?: 'admin' | 'employee';
  get?: () => unknown;
  answers?: Answers;
}

async function open(opened: Opened = {}) {
  const { waiting, figures, agency = null, role = 'employee', get, answers = {} } = opened;
  return renderRoute({
    path: '/dashboard',
    at: '/dashboard',
    component: DashboardScreen,
    answers: {
      'session.user': () => ({ ...aUser('Xóchitl'), role }),
      'site.get': aSite,
      'dashboard.get':
        get ??
        (() => ({
          waiting: { ...NOTHING, ...waiting },
          figures: { ...FIGURES, ...figures },
          agency,
        })),
      ...answers,
    },
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const task = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!card) throw new Error(`${title} is no task`);
  return within(card);
};
const figure = async (label: string) => {
  const name = (await screen.findByText(label)).closest('dt');
  return name?.parentElement?.textContent.slice(label.length);
};

describe('the open tasks', () => {
  it('include clients without an answer, each with the ways to answer', async () => {
    const marta = aWaitingClient();
    const { clientPhoneLink: _link, ...unreachable } = marta;
    const bruno = {
      ...unreachable,
      id: crypto.randomUUID(),
      clientName: 'Bruno',
      clientPhone: null,
    };
    await open({ waiting: { unanswered: { count: 7, oldest: [marta, bruno] } } });
    const unanswered = within(
      await screen.findByRole('region', { name: '7 consultas sin responder' }),
    );
    const [first] = unanswered.getAllByRole('listitem');
    for (const words of [
      'Marta Solís',
      'Agendar una visita · Casa con patio',
      'Espera desde hace 3 horas · Luis Mora',
    ])
      expect(first?.textContent).toContain(words);
    const link = (name: string | RegExp) =>
      unanswered.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(link('Responder a Marta Solís')).toBe(`/inquiries?answer=${marta.id}`);
    expect(new URL(link(/^WhatsApp a Marta Solís/)).searchParams.get('text')).toBe(
      'Hola, Marta: soy Xóchitl Prueba, de Portal de prueba. Te escribo por tu consulta sobre “Casa con patio”, en Condesa, Cuauhtémoc.',
    );
    expect(unanswered.queryByRole('link', { name: /^WhatsApp a Bruno/ })).toBeNull();
    expect(link('Ver todas')).toBe('/inquiries?status=pending');
  });

  it('name a client who was answered by WhatsApp until the person says so on coming back', async () => {
    localStorage.clear();
    const client = aWaitingClient();
    const { id } = client;
    const inquiry = { id, propertyId: client.property.id };
    const mark = vi.fn((_input: unknown) => inquiry);
    const unmark = vi.fn((_input: unknown) => inquiry);
    const get = vi.fn(() => client.property);
    const { trpcUtils } = await open({
      waiting: { unanswered: { count: 1, oldest: [client] } },
      answers: {
        'inquiry.markAnswered': mark,
        'inquiry.markPending': unmark,
        'property.get': get,
      },
    });
    const showListing = () => trpcUtils.property.get.fetch({ id: inquiry.propertyId });
    await showListing();
    await leaveBy(await screen.findByRole('link', { name: /^WhatsApp a Marta Solís/ }));
    comeBack();
    expect(screen.getByRole('group', { name: '¿Ya le escribiste? Marta Solís' })).toBeTruthy();
    expect(mark).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondida' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Consulta respondida' }));
    expect(mark).toHaveBeenCalledExactlyOnceWith({ id });
    await showListing();
    expect(get).toHaveBeenCalledTimes(2);
    act(() => latestToast()?.undo?.());
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Cambio deshecho' }));
    expect(unmark).toHaveBeenCalledExactlyOnceWith({ id });
  });

  it('still ask about a client whose mark could not be kept', async () => {
    localStorage.clear();
    const client = aWaitingClient();
    await open({
      waiting: { unanswered: { count: 1, oldest: [client] } },
      answers: {
        'inquiry.markAnswered': () => {
          throw refusal('internal', 'Algo salió mal');
        },
      },
    });
    await leaveBy(await screen.findByRole('link', { name: /^WhatsApp a Marta Solís/ }));
    comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondida' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ kind: 'failure' }));
    expect(screen.getByRole('group', { name: '¿Ya le escribiste? Marta Solís' })).toBeTruthy();
  });

  it('include listings without a photo or a price, and the number of further ones', async () => {
    await open({
      waiting: {
        withoutPhoto: { count: 6, items: [aListing('Loft'), aListing('Terreno en Tepoztlán')] },
        withoutPrice: { count: 1, items: [aListing('Oficina')] },
      },
    });
    const photos = await task('6 propiedades sin foto');
    const wayTo = (name: string) => photos.getByRole('link', { name }).getAttribute('href');
    expect(wayTo('Loft')).toMatch(/^\/my-properties\?status=without-photo&edit=[\da-f-]{36}$/u);
    expect(wayTo('Ver todas')).toBe('/my-properties?status=without-photo');
    expect(photos.getByText('y 4 más')).toBeTruthy();
    const prices = await task('1 propiedad sin precio');
    expect(prices.getByRole('link', { name: 'Oficina' })).toBeTruthy();
    expect(prices.getByRole('link', { name: 'Ver en la lista' }).getAttribute('href')).toBe(
      '/my-properties?status=without-price',
    );
    expect(prices.queryByText(/más$/)).toBeNull();
  });

  it('include shares that a colleague offers', async () => {
    await open({ waiting: { sharesReceived: { count: 2 } } });
    const shares = await task('2 comisiones por confirmar');
    expect(shares.getByRole('link').getAttribute('href')).toBe('/shared-commissions');
  });

  it('of an admin include service requests and registrations', async () => {
    await open({
      role: 'admin',
      agency: { ...QUIET, pendingRequests: 4, pendingRegistrations: 1 },
    });
    const way = async (title: string) => (await task(title)).getByRole('link').getAttribute('href');
    expect(await way('4 solicitudes pendientes')).toBe('/inquiries/requests?status=pending');
    expect(await way('1 registro por aprobar')).toBe('/admin?status=pending');
  });

  it('are announced as none when there are none', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Estás al día' })).toBeTruthy();
  });
});

describe('the figures', () => {
  it('count listings and inquiries, and show the time to an answer', async () => {
    await open({ waiting: { unanswered: { count: 7, oldest: [] } } });
    expect(await figure('Consultas pendientes')).toBe('7');
    expect(await figure('Propiedades activas')).toBe('12');
    expect(await figure('En pausa')).toBe('3');
    expect(await figure('Consultas recibidas')).toBe('4en 12 semanas');
    expect(await figure('Tiempo de respuesta')).toBe('3 horaslo habitual en 12 semanas');
    expect(screen.queryByText('Solicitudes pendientes')).toBeNull();
  });

  it('lead to what they count', async () => {
    await open();
    await screen.findByText('Propiedades activas');
    const figures = document.querySelector('dl') as HTMLElement;
    const ways = within(figures)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Consultas pendientes', '/inquiries?status=pending'],
      ['Propiedades activas', '/my-properties?status=active'],
      ['En pausa', '/my-properties?status=inactive'],
      ['Visitas', '/my-properties?sort=views'],
      ['Consultas recibidas', '/inquiries'],
      ['Tiempo de respuesta', '/inquiries?status=answered'],
    ]);
  });

  it('claim nothing about answers without any', async () => {
    await open({ figures: { medianAnswerMinutes: null } });
    expect(await figure('Tiempo de respuesta')).toBe('Sin datos');
  });

  it('of an admin are those of the agency, with the way to what waits', async () => {
    await open({
      role: 'admin',
      agency: { pendingRequests: 4, pendingRegistrations: 2, agents: { count: 0, items: [] } },
    });
    expect(await figure('Solicitudes pendientes')).toBe('4');
    expect(await figure('Registros por aprobar')).toBe('2');
    const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(wayTo('Solicitudes pendientes')).toBe('/inquiries/requests?status=pending');
    expect(wayTo('Registros por aprobar')).toBe('/admin?status=pending');
    expect(screen.queryByRole('table', { name: /por agente$/ })).toBeNull();
  });

  it('of an admin tell how each agent answers', async () => {
    const agent = (firstName: string, unanswered: number, medianAnswerMinutes: number | null) => ({
      id: crypto.randomUUID(),
      firstName,
      lastName: 'Mora',
      unanswered,
      received: 5,
      medianAnswerMinutes,
    });
    const items = [agent('Luis', 3, null), agent('Sofía', 0, 90)];
    await open({
      role: 'admin',
      agency: { pendingRequests: 0, pendingRegistrations: 0, agents: { count: 12, items } },
    });
    const table = await screen.findByRole('table', { name: /por agente$/ });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Agente', 'Sin responder', 'En 12 semanas', 'Responde en'],
      ['Luis Mora', '3', '5', 'Sin datos'],
      ['Sofía Mora', '0', '5', '90 minutos'],
    ]);
    expect(screen.getByText('y 10 agentes más')).toBeTruthy();
    const [luis] = within(table).getAllByRole('row').slice(1);
    const ways = within(luis as HTMLElement).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      `/my-properties?owner=${items[0]?.id}`,
      `/inquiries?status=pending&agent=${items[0]?.id}`,
      `/inquiries?agent=${items[0]?.id}`,
    ]);
  });

  it('appear in a table as well as in the chart, including weeks without any', async () => {
    await open();
    await userEvent.click(await screen.findByText('En números'));
    const table = screen.getByRole('table', { name: 'Consultas recibidas por semana' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Semana del', 'Consultas'],
      ['9 nov', '4'],
      ['16 nov', '0'],
    ]);
  });
});

it('begins with first steps for an agent without listings, and with what waits', async () => {
  await open({
    figures: { activeListings: 0, pausedListings: 0, views: null },
    waiting: { sharesReceived: { count: 1 } },
  });
  await screen.findByRole('heading', { name: 'Primeros pasos' });
  const hrefs = part('Primeros pasos')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/settings?tab=contact', '/my-properties?edit=new', '/inquiries']);
  expect(screen.getAllByRole('link', { name: 'Nueva Propiedad' })).toHaveLength(1);
  expect(screen.queryByText('Propiedades activas')).toBeNull();
  expect(screen.queryByText('Estás al día')).toBeNull();
  expect(await task('1 comisión por confirmar')).toBeTruthy();
});

it('shows an admin without listings the agency', async () => {
  await open({ role: 'admin', agency: { ...QUIET, pendingRequests: 4 }, figures: { views: null } });
  expect(await figure('Solicitudes pendientes')).toBe('4');
  const begin = screen.getByRole('link', { name: 'Nueva Propiedad' });
  expect(begin.getAttribute('href')).toBe('/my-properties?edit=new');
  expect(screen.queryByText('Primeros pasos')).toBeNull();
});

it('shows no failure while it loads', async () => {
  await open({ get: () => new Promise(() => {}) });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it did not load, and retries', async () => {
  const get = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await open({ get });
  await screen.findByRole('alert');
  get.mockImplementation(() => ({ waiting: NOTHING, figures: FIGURES, agency: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Estás al día')).toBeTruthy();
});

it.each([
  [
    1,
    [
      'Otro agente la comparte contigo y espera tu respuesta.',
      'Pide contacto, un avalúo o asesoría legal.',
      'Confirmó su correo y espera entrar al equipo.',
    ],
  ],
  [
    2,
    [
      'Otros agentes las comparten contigo y esperan tu respuesta.',
      'Piden contacto, un avalúo o asesoría legal.',
      'Confirmaron su correo y esperan entrar al equipo.',
    ],
  ],
])('says what %i of each waits for', async (count, words) => {
  await open({
    role: 'admin',
    waiting: { sharesReceived: { count } },
    agency: { ...QUIET, pendingRequests: count, pendingRegistrations: count },
  });
  for (const text of words) expect(screen.getByText(text)).toBeTruthy();
});
