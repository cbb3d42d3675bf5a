import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { DeletedProperty } from '@pbr/schemas/property/deleted';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { AdminScreen } from '../admin-screen.tsx';

const aDeleted = (property: Partial<DeletedProperty> = {}): DeletedProperty => ({
  id: crypto.randomUUID(),
  name: 'Casa azul',
  neighborhood: 'Coyoacán',
  city: 'Ciudad de México',
  image: null,
  owner: { name: 'Bruno Solís', isActive: true },
  deletedAt: '2026-11-01T18:00:00.000Z',
  deletedBy: 'Ana Ávila',
  daysLeft: 10,
  inquiries: 2,
  ...property,
});

async function openDeleted(items: DeletedProperty[], answers: Answers = {}, query = '') {
  const list = vi.fn((_asked: unknown) => ({
    items: [...items],
    total: items.length,
    page: 1,
    pageCount: 1,
  }));
  const { trpcUtils } = await renderRoute({
    path: '/admin',
    at: `/admin?tab=deleted${query}`,
    parseSearch: (searched) => adminSearchSchema.parse(searched),
    component: AdminScreen,
    answers: { 'property.deleted': list, ...answers },
  });
  return { list, trpcUtils };
}

async function askToRestore() {
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurar Casa azul' }));
  return within(await screen.findByRole('dialog', { name: '¿Restaurar Casa azul?' }));
}

it('shows who deleted which listing, when, and how long it can be restored', async () => {
  await openDeleted([
    aDeleted(),
    aDeleted({
      name: 'Loft',
      owner: { name: 'Eva Paz', isActive: false },
      deletedBy: null,
      daysLeft: 1,
      inquiries: 0,
    }),
    aDeleted({ name: 'Villa', daysLeft: 0 }),
  ]);
  await screen.findByText('Casa azul');
  const [first, second, third] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(first).toContain('La llevaba Bruno Solís');
  expect(first).not.toContain('(inactivo)');
  expect(first).toContain('Quedan 10 días');
  expect(first).toContain('La eliminó Ana Ávila el 1 de noviembre de 2026');
  expect(first).toContain('2 consultas');
  expect(second).toContain('La llevaba Eva Paz (inactivo)');
  expect(second).toContain('Queda 1 día');
  expect(third).toContain('Último día');
  expect(second).toContain('Eliminada el 1 de noviembre de 2026');
});

it('restores a listing after a confirmation, and reloads the list, and later the panel', async () => {
  const items = [aDeleted()];
  const restore = vi.fn(() => {
    const [gone] = items.splice(0);
    return { id: gone?.id, isActive: true };
  });
  const panel = vi.fn(() => ({}));
  const { trpcUtils } = await openDeleted(items, {
    'property.restore': restore,
    'dashboard.get': panel,
  });
  await trpcUtils.dashboard.get.fetch();
  const question = await askToRestore();
  expect(restore).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('No hay propiedades eliminadas')).toBeTruthy();
  expect(latestToast()).toMatchObject({
    title: 'Propiedad restaurada',
    message: 'Casa azul está publicada de nuevo.',
  });
  expect(panel).toHaveBeenCalledTimes(1);
  await trpcUtils.dashboard.get.fetch();
  expect(panel).toHaveBeenCalledTimes(2);
});

it('announces that a listing without an active owner returns paused, and confirms it', async () => {
  const property = aDeleted({ owner: { name: 'Bruno Solís', isActive: false } });
  await openDeleted([property], {
    'property.restore': () => ({ id: property.id, isActive: false }),
  });
  const question = await askToRestore();
  expect(
    question.getByText(/^Vuelve en pausa, porque Bruno Solís ya no está activo/u),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() =>
    expect(latestToast()).toMatchObject({ message: 'Casa azul está de vuelta, en pausa.' }),
  );
});

it('says that it is too late, and keeps the dialog', async () => {
  await openDeleted([aDeleted()], {
    'property.restore': () => {
      throw refusal('property.not_found', 'Propiedad no encontrada');
    },
  });
  const question = await askToRestore();
  await userEvent.click(question.getByRole('button', { name: 'Restaurar' }));
  await waitFor(() =>
    expect(latestToast()).toMatchObject({ kind: 'failure', message: 'Propiedad no encontrada' }),
  );
  expect(question.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
});

it('searches through the URL', async () => {
  const { list } = await openDeleted([], {}, '&search=loft');
  expect(await screen.findByText('Ninguna propiedad coincide con tu búsqueda')).toBeTruthy();
  expect(list).toHaveBeenCalledWith({ search: 'loft' });
});
