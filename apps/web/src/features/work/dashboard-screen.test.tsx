// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

async function open(role: 'admin' | 'employee') {
  await renderRoute({
    path: '/dashboard',
    at: '/dashboard',
    component: DashboardScreen,
    answers: { 'session.user': () => ({ ...aUser('Xóchitl'), role }) },
  });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
}

it('greets the person by name and leads to every part of the portal', async () => {
  const links = await open('employee');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hola, Xóchitl');
  expect(links).toEqual([
    '/my-properties',
    '/inquiries',
    '/shared-commissions',
    '/properties',
    '/agents',
    '/settings',
  ]);
});

it('leads an admin to the administration as well', async () => {
  expect(await open('admin')).toContain('/admin');
});
