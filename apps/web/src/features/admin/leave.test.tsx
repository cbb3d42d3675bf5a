import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { Holdings } from '@pbr/schemas/employee/employee';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute, type RouteLoader } from '../../testing/render-route.tsx';
import { AdminScreen } from './admin-screen.tsx';

const aMember = (member: Partial<TeamMember> = {}): TeamMember => ({
  id: crypto.randomUUID(),
  email: 'bruno@portal.test',
  firstName: 'Bruno',
  lastName: 'Solís',
  phone: null,
  role: 'employee',
  isActive: true,
  status: 'active',
  version: 1,
  isAgent: false,
  isPhoneVerified: false,
  listings: 2,
  profileImageUrl: null,
  invitationExpiresAt: null,
  ...member,
});

const HOLDINGS: Holdings = { listings: 2, inquiries: 3, sharesGiven: 1, sharesReceived: 2 };
const elena = aMember({ firstName: 'Elena', lastName: 'Ríos', email: 'elena@portal.test' });

async function openAdmin(
  member: TeamMember,
  answers: Answers = {},
  at = '/admin',
  loader?: RouteLoader,
) {
  const counts = { total: 1, admins: 0, employees: 1, invited: 0, pending: 0, inactive: 1 };
  const search = vi.fn((_asked: unknown) => ({
    items: [member],
    total: 60,
    page: 1,
    pageCount: 3,
    counts,
  }));
  const mine = vi.fn(() => ({ items: [] }));
  const { trpcUtils } = await renderRoute({
    ...(loader && { loader }),
    path: '/admin',
    at,
    parseSearch: (searched) => adminSearchSchema.parse(searched),
    component: AdminScreen,
    answers: {
      'employee.search': search,
      'employee.holdings': () => HOLDINGS,
      'employee.list': () => [member, elena, { ...elena, id: 'i', status: 'invited' }],
      'property.mine': mine,
      ...answers,
    },
  });
  const showListings = () => trpcUtils.property.mine.fetch({});
  await showListings();
  return {
    search,
    /** How often the listings are read by a screen that shows them before and now. */
    readsOfListings: async () => {
      await showListings();
      return mine.mock.calls.length;
    },
  };
}

const dialog = () => within(screen.getByRole('dialog'));
const choice = () => dialog().findByRole<HTMLSelectElement>('combobox', { name: /2 propiedades/u });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const said = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const inDialog = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

async function askToDeactivate(member: TeamMember, answers: Answers = {}) {
  const opened = await openAdmin(member, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Desactivar a Bruno Solís' }));
  await screen.findByRole('dialog', { name: '¿Desactivar a Bruno Solís?' });
  return opened;
}

it('a person with listings leaves only after somebody, or deliberately nobody, was chosen; the rest is explained', async () => {
  const bruno = aMember();
  const deactivate = vi.fn(() => ({ id: bruno.id }));
  await askToDeactivate(bruno, { 'employee.deactivate': deactivate });
  const options = [...(await choice()).options].map(({ text }) => text);
  expect(options).toEqual([
    'Elige a una persona',
    'Elena Ríos · elena@portal.test',
    'A nadie por ahora',
  ]);
  expect(said()).toEqual([
    'Sus sesiones terminan de inmediato y ya no podrá entrar.',
    'Tiene 3 consultas sin responder.',
    'Comparte 1 comisión, que sigue con quien lleve la propiedad.',
    'Le comparten 2 comisiones, que terminan.',
    'Si no pasan a nadie, sus propiedades siguen publicadas y las consultas llegan a los administradores.',
  ]);
  expect((await choice()).required).toBe(true);
  await inDialog('Desactivar');
  expect(await dialog().findByText('Elige a quién pasan.')).toBeTruthy();
  expect(document.activeElement).toBe(await choice());
  expect(deactivate).not.toHaveBeenCalled();
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Desactivar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deactivate).toHaveBeenCalledExactlyOnceWith({ id: bruno.id, handOverTo: elena.id });
  expect(latestToast()).toMatchObject({
    title: 'Empleado desactivado',
    message: 'El empleado ha sido desactivado exitosamente.',
  });
});

it('nobody can be chosen, and then the listings stay', async () => {
  const bruno = aMember();
  const deactivate = vi.fn(() => ({ id: bruno.id }));
  await askToDeactivate(bruno, { 'employee.deactivate': deactivate });
  await userEvent.selectOptions(await choice(), 'A nadie por ahora');
  await inDialog('Desactivar');
  await waitFor(() => expect(deactivate).toHaveBeenCalled());
  expect(deactivate).toHaveBeenCalledExactlyOnceWith({ id: bruno.id, handOverTo: null });
});

it('is sent once, however often it is pressed, and the list reloads', async () => {
  let answer = (_gone: object) => {};
  const deactivate = vi.fn(() => new Promise((resolve) => void (answer = resolve)));
  const { search } = await askToDeactivate(aMember(), { 'employee.deactivate': deactivate });
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Desactivar');
  await dialog().findByRole('button', { name: 'Desactivando...' });
  const { form } = await choice();
  if (!form) throw new Error('the choice stands in no form');
  // Not prevented, the browser would leave the page with it.
  expect(fireEvent.submit(form)).toBe(false);
  answer({});
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(deactivate).toHaveBeenCalledTimes(1);
});

it('a successor deactivated meanwhile is refused beside the choice; nothing is lost', async () => {
  const words = 'Esta persona no está activa. Elige a otra.';
  await askToDeactivate(aMember(), {
    'employee.deactivate': () => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', { handOverTo: words });
    },
  });
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Desactivar');
  expect(await dialog().findByText(words)).toBeTruthy();
  expect(dialog().queryByRole('alert')?.textContent ?? '').toBe('');
});

it("a refusal without a field appears in the dialog in the server's words", async () => {
  const words = 'Eres la única persona que administra el portal.';
  await askToDeactivate(aMember(), {
    'employee.deactivate': () => {
      throw refusal('employee.last_admin', words);
    },
  });
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Desactivar');
  expect(await dialog().findByText(words)).toBeTruthy();
});

it('a deactivated person is let back in, and their listings are handed over later', async () => {
  const bruno = aMember({ status: 'inactive', isActive: false });
  const handOver = vi.fn(() => ({ listings: 2, remaining: 0 }));
  const reactivate = vi.fn(() => ({ invitationLink: null, given: null }));
  const { readsOfListings } = await openAdmin(
    bruno,
    { 'employee.handOver': handOver, 'employee.reactivate': reactivate },
    '/admin?status=inactive',
  );
  await screen.findByRole('button', { name: 'Reactivar a Bruno Solís' });
  expect(screen.queryByRole('button', { name: /^(?:Editar|Desactivar)/u })).toBeNull();
  await press('Pasar propiedades de Bruno Solís');
  await screen.findByRole('dialog', { name: 'Pasar las propiedades de Bruno Solís' });
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Pasar propiedades');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handOver).toHaveBeenCalledExactlyOnceWith({ id: bruno.id, to: elena.id });
  expect(latestToast()).toMatchObject({ message: '2 propiedades cambiaron de agente.' });
  expect(await readsOfListings()).toBe(2);
  await press('Reactivar a Bruno Solís');
  await screen.findByRole('dialog', { name: '¿Reactivar a Bruno Solís?' });
  await inDialog('Reactivar');
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Empleado reactivado' }));
  await waitFor(async () => expect(await readsOfListings()).toBe(3));
});

it('a person who is let back in can have the listings again that went to somebody else', async () => {
  const bruno = aMember({ status: 'inactive', isActive: false });
  const takeBack = vi.fn(() => ({ listings: 2 }));
  const given = { listings: 2, to: 'Elena Ríos' };
  await openAdmin(
    bruno,
    {
      'employee.reactivate': () => ({ invitationLink: null, given }),
      'employee.takeBack': takeBack,
    },
    '/admin?status=inactive',
  );
  await press('Reactivar a Bruno Solís');
  await screen.findByRole('dialog', { name: '¿Reactivar a Bruno Solís?' });
  await inDialog('Reactivar');
  await screen.findByRole('dialog', { name: '¿Devolver las propiedades a Bruno?' });
  expect(screen.getByText(/Elena Ríos tiene 2 propiedades que eran de Bruno/u)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Devolverlas' }));
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Propiedades devueltas' }));
  expect(takeBack).toHaveBeenCalledExactlyOnceWith({ id: bruno.id });
});

it('a person who stays can hand over listings as well', async () => {
  const bruno = aMember();
  const handOver = vi.fn(() => ({ listings: 250, remaining: 150 }));
  await openAdmin(bruno, { 'employee.handOver': handOver });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Pasar propiedades de Bruno Solís' }),
  );
  await screen.findByRole('dialog', { name: 'Pasar las propiedades de Bruno Solís' });
  expect([...(await choice()).options].map(({ value }) => value)).toEqual(['', elena.id]);
  expect(said()).toEqual([
    'Tiene 3 consultas sin responder.',
    'Comparte 1 comisión, que sigue con quien lleve la propiedad.',
  ]);
  await userEvent.selectOptions(await choice(), elena.id);
  await inDialog('Pasar propiedades');
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message:
        '250 propiedades cambian de agente: las primeras ya, las demás en los próximos minutos.',
    }),
  );
  expect(handOver).toHaveBeenCalledExactlyOnceWith({ id: bruno.id, to: elena.id });
});

it('without listings there is nothing to hand over', async () => {
  await openAdmin(aMember({ listings: 0 }));
  await screen.findByText('Sin propiedades');
  expect(screen.queryByRole('button', { name: /^Pasar/u })).toBeNull();
});

it('the URL holds the filter and the search, and pages are links', async () => {
  const { search } = await openAdmin(aMember(), {}, '/admin?status=active&search=bruno');
  await screen.findByText('Bruno Solís');
  expect(search).toHaveBeenCalledWith({ status: 'active', search: 'bruno' });
  const isMarked = (name: RegExp) =>
    screen.getByRole('link', { name }).hasAttribute('aria-current');
  expect([isMarked(/^Activos/u), isMarked(/^Todos/u)]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
  await waitFor(() =>
    expect(search).toHaveBeenLastCalledWith({ status: 'active', search: 'bruno', page: 2 }),
  );
  await userEvent.click(screen.getByRole('link', { name: /^Inactivos/u }));
  await waitFor(() =>
    expect(search).toHaveBeenLastCalledWith({ status: 'inactive', search: 'bruno' }),
  );
});

it('an invitation shows its expiry, or since when it is expired', async () => {
  await openAdmin(
    aMember({ status: 'invited', listings: 0, invitationExpiresAt: '2020-01-02T18:00:00.000Z' }),
  );
  expect(await screen.findByText('Venció el 2 de enero de 2020')).toBeTruthy();
});

it('somebody who has registered since the list was loaded appears in it', async () => {
  const counts = { total: 0, admins: 0, employees: 0, invited: 0, pending: 0, inactive: 0 };
  const before = { items: [], total: 0, page: 1, pageCount: 1, counts };
  await openAdmin(aMember({ status: 'pending' }), {}, '/admin', async ({ context }) => {
    const loaded = { updatedAt: Date.now() - 60_000 };
    context.trpcUtils.employee.search.setData({}, before, loaded);
    return undefined;
  });
  expect(await screen.findByText('Bruno Solís')).toBeTruthy();
});
