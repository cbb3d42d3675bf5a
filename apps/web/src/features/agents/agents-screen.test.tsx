// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anAgent } from '../../testing/an-agent.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { AgentsScreen } from './agents-screen.tsx';

const open = (list: () => unknown) =>
  renderRoute({
    path: '/agents/',
    at: '/agents',
    component: AgentsScreen,
    answers: { 'agent.list': list },
  });

it('shows what is known of an agent, and the ways to reach them', async () => {
  const agent = anAgent({
    bio: 'Conozco cada calle.',
    city: 'Coyoacán',
    state: 'Ciudad de México',
    website: 'elena.mx',
    whatsapp: '55 8765 4321',
    isPhoneVerified: true,
  });
  await open(() => ({ items: [agent] }));
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

it('leaves out what is not known or not verified', async () => {
  await open(() => ({ items: [anAgent({ isEmailVerified: false, phone: null })] }));
  await screen.findByText('Elena Ríos');
  for (const words of ['✓ Email', '✓ Teléfono']) expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('link', { name: /^WhatsApp/u })).toBeNull();
});

it('says that it loads', async () => {
  await open(() => new Promise(() => {}));
  expect(screen.getByText('Cargando agentes...')).toBeTruthy();
});

it('of nobody says so', async () => {
  await open(() => ({ items: [] }));
  expect(await screen.findByText('No hay agentes disponibles')).toBeTruthy();
});

it('that does not come can be asked for again', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await open(list);
  await screen.findByRole('alert');
  list.mockImplementation(() => ({ items: [anAgent()] }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Elena Ríos')).toBeTruthy();
});
