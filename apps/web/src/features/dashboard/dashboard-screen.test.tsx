import type { Dashboard } from '@pbr/schemas/dashboard';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const NOTHING: Dashboard['waiting'] = {
  unanswered: { count: 0, oldest: [] },
  withoutPhoto: { count: 0, items: [] },
  withoutPrice: { count: 0, items: [] },
  sharesReceived: { count: 0 },
};

const FIGURES: Dashboard['figures'] = {
  activeListings: 12,
  pausedListings: 3,
  inquiriesByWeek: [
    { weekStart: '2026-11-09', count: 4 },
    { weekStart: '2026-11-16', count: 0 },
  ],
  medianAnswerMinutes: 150,
};

function aListing(name: string) {
  return { id: crypto.randomUUID(), name, neighborhood: 'Condesa', city: 'Cuauhtémoc' };
}

interface Opened {
  waiting?: Partial<Dashboard['waiting']>;
  figures?: Partial<Dashboard['figures']>;
  role?: 'admin' | 'employee';
  get?: () => unknown;
}

async function open({ waiting, figures, role = 'employee', get }: Opened = {}) {
  await renderRoute({
    path: '/dashboard',
    at: '/dashboard',
    component: DashboardScreen,
    answers: {
      'session.user': () => ({ ...aUser('Xóchitl'), role }),
      'dashboard.get':
        get ??
        (() => ({
          waiting: { ...NOTHING, ...waiting },
          figures: { ...FIGURES, ...figures },
        })),
    },
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const task = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!card) throw new Error(`${title} is no task`);
  return within(card);
};
const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;

describe('the open tasks', () => {
  it('include clients without an answer, the oldest first, with their waiting time', async () => {
    const createdAt = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
    await open({
      waiting: {
        unanswered: {
          count: 7,
          oldest: [
            {
              id: crypto.randomUUID(),
              clientName: 'Marta Solís',
              inquiryType: 'visit',
              createdAt,
              property: { id: crypto.randomUUID(), name: 'Casa con patio' },
            },
          ],
        },
      },
    });
    const unanswered = await task('7 consultas sin responder');
    const [first] = unanswered.getAllByRole('listitem');
    expect(first?.textContent).toContain('Marta Solís');
    expect(first?.textContent).toContain('Agendar una visita · Casa con patio');
    expect(first?.textContent).toContain('Espera desde hace 3 horas');
    expect(unanswered.getByRole('link', { name: 'Responder' }).getAttribute('href')).toBe(
      '/inquiries?status=pending',
    );
  });

  it('include listings without a photo or a price, and the number of further ones', async () => {
    await open({
      waiting: {
        withoutPhoto: { count: 6, items: [aListing('Loft'), aListing('Terreno en Tepoztlán')] },
        withoutPrice: { count: 1, items: [aListing('Oficina')] },
      },
    });
    const photos = await task('6 propiedades sin foto');
    expect(photos.getByRole('link', { name: 'Loft' })).toBeTruthy();
    expect(photos.getByText('y 4 más')).toBeTruthy();
    const prices = await task('1 propiedad sin precio');
    expect(prices.getByRole('link', { name: 'Oficina' })).toBeTruthy();
    expect(prices.queryByText(/más$/)).toBeNull();
  });

  it('include shares that a colleague offers', async () => {
    await open({ waiting: { sharesReceived: { count: 2 } } });
    const shares = await task('2 comisiones por confirmar');
    expect(shares.getByRole('link').getAttribute('href')).toBe('/shared-commissions');
  });

  it('are announced as none when there are none', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Estás al día' })).toBeTruthy();
  });
});

describe('the figures', () => {
  it('count listings and inquiries, and show the time to an answer', async () => {
    await open();
    expect((await figure('Propiedades activas'))?.textContent).toBe('12');
    expect((await figure('En pausa'))?.textContent).toBe('3');
    expect((await figure('Consultas en 12 semanas'))?.textContent).toBe('4');
    expect((await figure('Tiempo de respuesta'))?.textContent).toMatch(/^3 horas/);
  });

  it('show no time to an answer without any answers', async () => {
    await open({ figures: { medianAnswerMinutes: null } });
    expect((await figure('Tiempo de respuesta'))?.textContent).toMatch(/^Sin datos/);
  });

  it('appear in a table as well as in the chart, including weeks without any', async () => {
    await open();
    await userEvent.click(await screen.findByText('Ver los números'));
    const table = screen.getByRole('table', { name: 'Consultas recibidas por semana' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Semana del', 'Consultas'],
      ['9 nov', '4'],
      ['16 nov', '0'],
    ]);
  });
});

it('greets the person by name and links to every part of the portal', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hola, Xóchitl');
  const links = part('Ir a').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-properties',
    '/inquiries',
    '/shared-commissions',
    '/favorites',
    '/agents',
    '/settings',
  ]);
});

it('links an admin to the administration as well', async () => {
  await open({ role: 'admin' });
  expect(part('Ir a').getByRole('link', { name: /^Administración/ })).toBeTruthy();
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
  get.mockImplementation(() => ({ waiting: NOTHING, figures: FIGURES }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Estás al día')).toBeTruthy();
});
