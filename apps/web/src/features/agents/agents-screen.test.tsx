import type { Agent } from '@pbr/schemas/agent/read';
import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anAgent } from '../../testing/an-agent.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { AgentsScreen } from './agents-screen.tsx';

const listOf = (...items: Agent[]) => ({ items, total: items.length, page: 1, pageCount: 1 });
const open = (list: (input: unknown) => unknown) =>
  renderRoute({
    path: '/agents/',
    at: '/agents',
    component: AgentsScreen,
    parseSearch: (search) => agentPageSearchSchema.parse(search),
    answers: { 'agent.list': list },
  });

it('shows the known facts of an agent, and the ways to contact them', async () => {
  const agent = anAgent({
    bio: 'Conozco cada calle.',
    city: 'Coyoacán',
    state: 'Ciudad de México',
    website: 'elena.mx',
    whatsapp: '55 8765 4321',
    isPhoneVerified: true,
  });
  await open(() => listOf(agent));
  const card = (await screen.findByRole('heading', { name: 'Elena Ríos' })).closest('li');
  for (const words of [
    'ER',
    'Agente Verificado',
    '✓ Email',
    '✓ Teléfono',
    'Conozco cada calle.',
    'Coyoacán, Ciudad de México',
  ])
    expect(card?.textContent, words).toContain(words);
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Elena Ríos')).toBe(`/agents/${agent.id}`);
  expect(href('elena.mx')).toBe('https://elena.mx');
  expect(href('Email a Elena Ríos')).toBe('mailto:elena@portal.test');
  expect(href('WhatsApp con Elena Ríos')).toMatch(/^https:\/\/wa\.me\/525587654321\?/u);
});

it('omits unknown and unverified facts', async () => {
  await open(() => listOf(anAgent({ isEmailVerified: false, phone: null })));
  await screen.findByText('Elena Ríos');
  for (const words of ['✓ Email', '✓ Teléfono']) expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('link', { name: /^WhatsApp/u })).toBeNull();
});

it('shows that it loads', async () => {
  await open(() => new Promise(() => {}));
  expect(screen.getByText('Cargando agentes...')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows that there are no agents', async () => {
  await open(() => listOf());
  expect(await screen.findByText('No hay agentes disponibles')).toBeTruthy();
});

it('can be reloaded after a failure', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await open(list);
  await screen.findByRole('alert');
  list.mockImplementation(() => listOf(anAgent()));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Elena Ríos')).toBeTruthy();
});

it('has pages whose numbers are in the URL', async () => {
  const list = vi.fn((input: unknown) => {
    const { page = 1 } = input as { page?: number };
    const firstName = page === 1 ? 'Elena' : 'Zoe';
    return { items: [anAgent({ firstName })], total: 30, page, pageCount: 2 };
  });
  const { url } = await open(list);
  await screen.findByText('Elena Ríos');
  await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
  expect(await screen.findByText('Zoe Ríos')).toBeTruthy();
  await waitFor(() => expect(url()).toBe('/agents?page=2'));
});
