import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { TeamMember, TeamPage } from '@pbr/schemas/employee/team';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../lib/notify.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { AdminScreen } from './admin-screen.tsx';

function anEmployee(employee: Partial<TeamMember> = {}): TeamMember {
  return {
    id: crypto.randomUUID(),
    email: 'elena@portal.test',
    firstName: 'Elena',
    lastName: 'Ríos',
    phone: null,
    role: 'employee',
    isActive: true,
    status: 'active',
    version: 1,
    profileImageUrl: null,
    isAgent: false,
    isPhoneVerified: false,
    listings: 0,
    invitationExpiresAt: null,
    ...employee,
  };
}

function teamOf(items: TeamMember[]): TeamPage {
  const count = (is: (one: TeamMember) => boolean) => items.filter(is).length;
  const counts = {
    total: count(({ status }) => status === 'active'),
    admins: count(({ role }) => role === 'admin'),
    employees: count(({ status, role }) => status === 'active' && role !== 'admin'),
    invited: count(({ status }) => status === 'invited'),
    pending: count(({ status }) => status === 'pending'),
    inactive: count(({ status }) => status === 'inactive'),
  };
  return { items, total: items.length, page: 1, pageCount: 1, counts };
}

const LINK = 'https://portal.test/invitation?token=abc';

async function openAdmin(employees: TeamMember[], answers: Answers = {}, at = '/admin') {
  const list = vi.fn((_asked: unknown) => teamOf([...employees]));
  const { trpcUtils } = await renderRoute({
    path: '/admin',
    at,
    parseSearch: (search) => adminSearchSchema.parse(search),
    component: AdminScreen,
    answers: { 'employee.search': list, 'session.user': () => null, ...answers },
  });
  return { list, trpcUtils };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name, { exact: false });

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Empleado' }));
  await screen.findByRole('dialog', { name: 'Nuevo Empleado' });
}

async function fillIn() {
  await userEvent.type(field('Nombre'), 'Marta');
  await userEvent.type(field('Apellidos'), 'Solís');
  await userEvent.type(field('Correo electrónico'), 'marta@portal.test');
}

describe('the list of employees', () => {
  it('counts people who can sign in, and distinguishes invited, waiting and deactivated ones', async () => {
    await openAdmin([
      anEmployee({ phone: '55 1111 2222' }),
      anEmployee({
        firstName: 'Ana',
        role: 'admin',
        phone: '55 3333 4444',
        isPhoneVerified: true,
      }),
      anEmployee({ firstName: 'Inés', status: 'invited' }),
      anEmployee({ firstName: 'Pablo', status: 'pending', isActive: false }),
      anEmployee({ firstName: 'Raúl', status: 'inactive', isActive: false }),
    ]);
    const count = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await count('Equipo')).toBe('2');
    expect(await count('Administradores')).toBe('1');
    expect(await count('Empleados')).toBe('1');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.find((row) => row?.includes('Pablo Ríos'))).toContain('Por aprobar');
    expect(rows.find((row) => row?.includes('Elena Ríos'))).toContain('Activo');
    expect(rows.find((row) => row?.includes('Inés Ríos'))).toContain(
      'Invitación enviadaSin enlace vigente',
    );
    expect(screen.getByText('55 1111 2222')).toBeTruthy();
    expect(screen.getByText('55 3333 4444 · verificado')).toBeTruthy();
    const filters = within(screen.getByRole('navigation', { name: 'Estado de los empleados' }));
    expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Todos5',
      'Activos2',
      'Invitados1',
      'Por aprobar1',
      'Inactivos1',
    ]);
  });

  it('shows faces, or initials', async () => {
    await openAdmin([
      anEmployee({ profileImageUrl: '/uploads/ana.webp' }),
      anEmployee({ firstName: '🌵 Inés', lastName: 'ávila' }),
    ]);
    expect(await screen.findByText('IÁ')).toBeTruthy();
    const [face] = screen.getAllByRole('presentation', { hidden: true });
    expect(face?.getAttribute('src')).toBe('/uploads/ana.webp');
  });

  it('is empty with a message', async () => {
    await openAdmin([]);
    expect(await screen.findByText('No hay empleados registrados')).toBeTruthy();
  });

  it('shows loading and failure, and retries', async () => {
    const list = vi.fn<() => unknown>(() => {
      throw new TypeError('Failed to fetch');
    });
    await openAdmin([], { 'employee.search': list });
    await screen.findByRole('alert');
    list.mockImplementation(() => teamOf([anEmployee()]));
    await press('Reintentar');
    expect(await screen.findByText('elena@portal.test')).toBeTruthy();
  });

  it('cannot deactivate an admin', async () => {
    await openAdmin([anEmployee({ role: 'admin' })]);
    await screen.findByRole('button', { name: 'Editar a Elena Ríos' });
    expect(screen.queryByRole('button', { name: /Desactivar/ })).toBeNull();
  });
});

describe('a new person', () => {
  it('is an employee by default; the invitation link is shown afterwards', async () => {
    const create = vi.fn(() => ({ ...anEmployee({ firstName: 'Marta' }), invitationLink: LINK }));
    const { list } = await openAdmin([], { 'employee.create': create });
    await openNew();
    expect(field('Rol').value).toBe('employee');
    const named = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
    expect(named.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
    ]);
    await fillIn();
    await press('Crear empleado');
    await screen.findByRole('dialog', { name: 'Invitación lista' });
    expect(create).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Marta',
      lastName: 'Solís',
      email: 'marta@portal.test',
      phone: null,
      role: 'employee',
    });
    expect(latestToast()).toMatchObject({
      kind: 'success',
      title: 'Empleado creado',
      message: 'El empleado ha sido creado exitosamente.',
    });
    expect(field('Enlace de invitación').value).toBe(LINK);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await userEvent.click(dialog().getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByDisplayValue(LINK)).toBeNull());
    await openNew();
    expect(field('Nombre').value).toBe('');
  });

  it('needs a name and an e-mail; errors appear beside the fields and nothing is sent', async () => {
    const create = vi.fn();
    await openAdmin([], { 'employee.create': create });
    await openNew();
    await userEvent.type(field('Correo electrónico'), 'marta@');
    await press('Crear empleado');
    expect(await screen.findByText('Escribe el nombre.')).toBeTruthy();
    expect(screen.getByText('Escribe los apellidos.')).toBeTruthy();
    expect(screen.getByText('Email inválido')).toBeTruthy();
    expect(document.activeElement).toBe(field('Nombre'));
    expect(create).not.toHaveBeenCalled();
  });

  it('with a taken e-mail is refused beside it, and the typed text stays', async () => {
    await openAdmin([], {
      'employee.create': () => {
        throw refusal('employee.email_taken', 'Ya hay una cuenta con ese correo.', {
          email: 'Ya hay una cuenta con este correo.',
        });
      },
    });
    await openNew();
    await fillIn();
    await press('Crear empleado');
    expect(await screen.findByText('Ya hay una cuenta con este correo.')).toBeTruthy();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(field('Nombre').value).toBe('Marta');
    expect(document.activeElement).toBe(field('Correo electrónico'));
  });

  it('is forgotten when the dialog is cancelled', async () => {
    await openAdmin([]);
    await openNew();
    await fillIn();
    await press('Cancelar');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openNew();
    expect(field('Nombre').value).toBe('');
  });
});

describe('an existing person', () => {
  it('keeps the real role when other fields are edited', async () => {
    const admin = anEmployee({ role: 'admin' });
    const update = vi.fn(() => admin);
    await openAdmin([admin], { 'employee.update': update });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar a Elena Ríos' }));
    await screen.findByRole('dialog', { name: 'Editar a Elena Ríos' });
    expect(field('Rol').value).toBe('admin');
    await userEvent.type(dialog().getByLabelText('Teléfono'), '55 1234 5678');
    await press('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledExactlyOnceWith({
      id: admin.id,
      firstName: 'Elena',
      lastName: 'Ríos',
      email: 'elena@portal.test',
      phone: '55 1234 5678',
      role: 'admin',
      version: 1,
      verification: { isAgent: false, isPhoneVerified: false },
    });
    expect(latestToast()).toMatchObject({
      title: 'Empleado actualizado',
      message: 'El empleado ha sido actualizado exitosamente.',
    });
  });

  it('is verified with two switches', async () => {
    const elena = anEmployee({ isPhoneVerified: true });
    const update = vi.fn((_sent: unknown) => elena);
    const agents = vi.fn(() => ({ items: [] }));
    const answers = { 'employee.update': update, 'agent.list': agents };
    const { trpcUtils } = await openAdmin([elena], answers);
    await trpcUtils.agent.list.fetch({});
    await userEvent.click(await screen.findByRole('button', { name: 'Editar a Elena Ríos' }));
    await screen.findByRole('dialog', { name: 'Editar a Elena Ríos' });
    const isOn = (name: RegExp) => dialog().getByRole<HTMLInputElement>('switch', { name }).checked;
    expect([isOn(/^Agente/u), isOn(/^Teléfono/u)]).toEqual([false, true]);
    await userEvent.click(dialog().getByRole('switch', { name: /^Agente Verificado/u }));
    await press('Guardar cambios');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ verification: { isAgent: true, isPhoneVerified: true } }),
    );
    await trpcUtils.agent.list.fetch({});
    expect(agents).toHaveBeenCalledTimes(2);
  });

  it('who cannot be changed stays in the dialog with the reason, and the list is read anew', async () => {
    const { list } = await openAdmin([anEmployee({ role: 'admin' })], {
      'employee.update': () => {
        throw refusal('employee.last_admin', 'Es la única cuenta de administración.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar a Elena Ríos' }));
    await screen.findByRole('dialog');
    await userEvent.selectOptions(field('Rol'), 'employee');
    await press('Guardar cambios');
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Es la única cuenta de administración.',
    );
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('is deactivated after a confirmation, and leaves the list', async () => {
    const employees = [anEmployee()];
    const deactivate = vi.fn(({ id }: { id: string }) => {
      employees.pop();
      return { id };
    });
    await openAdmin(employees, {
      'employee.deactivate': deactivate as (input: unknown) => unknown,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar a Elena Ríos' }));
    await screen.findByRole('dialog', { name: '¿Desactivar a Elena Ríos?' });
    expect(deactivate).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('No hay empleados registrados')).toBeTruthy();
    expect(latestToast()).toMatchObject({
      title: 'Empleado desactivado',
      message: 'El empleado ha sido desactivado exitosamente.',
    });
  });

  it('stays when the deactivation fails, and so does the dialog', async () => {
    await openAdmin([anEmployee()], {
      'employee.deactivate': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar a Elena Ríos' }));
    await screen.findByRole('dialog');
    await userEvent.click(dialog().getByRole('button', { name: 'Desactivar' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        kind: 'failure',
        message: 'Sin conexión. No se pudo desactivar el empleado.',
      }),
    );
    expect(dialog().getByRole('button', { name: 'Desactivar' })).toBeTruthy();
  });

  it('is approved with one press', async () => {
    const employees = [anEmployee({ status: 'pending', isActive: false })];
    const activate = vi.fn(() => {
      employees[0] = anEmployee();
      return employees[0];
    });
    await openAdmin(employees, { 'employee.activate': activate });
    await userEvent.click(await screen.findByRole('button', { name: 'Activar a Elena Ríos' }));
    expect(await screen.findByText('Activo')).toBeTruthy();
    expect(latestToast()).toMatchObject({ title: 'Empleado activado' });
  });

  it('gets another invitation; a double press sends one, and its link waits for an open form', async () => {
    let answer = (_link: object) => {};
    const sent = new Promise<object>((resolve) => (answer = resolve));
    const invite = vi.fn(() => sent);
    await openAdmin([anEmployee({ status: 'invited' })], { 'employee.invite': invite });
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Reenviar invitación a Elena Ríos' }),
    );
    await openNew();
    await act(async () => answer({ link: LINK }));
    await press('Cancelar');
    await screen.findByRole('dialog', { name: 'Invitación lista' });
    expect(field('Enlace de invitación').value).toBe(LINK);
    expect(invite).toHaveBeenCalledTimes(1);
  });

  it('gets the new invitation link copied, or selected where copying fails', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openAdmin([anEmployee({ status: 'invited' })], {
      'employee.invite': () => ({ link: LINK }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Reenviar invitación a Elena Ríos' }),
    );
    await screen.findByRole('dialog', { name: 'Invitación lista' });
    expect(field('Enlace de invitación').readOnly).toBe(true);
    const said = () => dialog().getByRole('status').textContent;
    expect(said()).toBe('');
    await press('Copiar enlace');
    await waitFor(() => expect(said()).toBe('Enlace copiado.'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    field('Enlace de invitación').setSelectionRange(0, 0);
    await press('Copiar enlace');
    await waitFor(() => expect(said()).toMatch(/^No se pudo copiar/u));
    expect(field('Enlace de invitación').selectionEnd).toBe(LINK.length);
  });

  it('is rejected after a confirmation that says so', async () => {
    const employees = [anEmployee({ status: 'pending', isActive: false })];
    await openAdmin(employees, {
      'employee.deactivate': () => employees.splice(0)[0],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar a Elena Ríos' }));
    await screen.findByRole('dialog', { name: '¿Rechazar el registro de Elena Ríos?' });
    await userEvent.click(dialog().getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Registro rechazado' }));
  });

  it('let back in without a password gets a link, and the list reloads', async () => {
    const employees = [anEmployee({ status: 'inactive', isActive: false })];
    const reactivate = () => {
      employees[0] = anEmployee({ status: 'invited' });
      return { invitationLink: LINK, given: null };
    };
    await openAdmin(employees, { 'employee.reactivate': reactivate }, '/admin?status=inactive');
    await userEvent.click(await screen.findByRole('button', { name: 'Reactivar a Elena Ríos' }));
    const question = within(await screen.findByRole('dialog', { name: /^¿Reactivar/u }));
    await userEvent.click(question.getByRole('button', { name: 'Reactivar' }));
    expect(await screen.findByDisplayValue(LINK)).toBeTruthy();
    expect(await screen.findByText('Invitación enviada')).toBeTruthy();
  });
});
