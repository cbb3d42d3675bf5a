import type { Profile } from '@pbr/schemas/account/profile';
import { Link } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ProfileForm } from './profile-form.tsx';

function Shown() {
  const [profile] = trpc.account.profile.useSuspenseQuery();
  return (
    <>
      <p data-testid="header">{useSessionUser()?.firstName}</p>
      <ProfileForm profile={profile} />
      <Link to="/help">Ayuda</Link>
    </>
  );
}

async function openForm(profile: Profile, update?: (input: never) => unknown) {
  const publicPage = vi.fn(() => profile);
  const rendered = await renderRoute({
    path: '/settings',
    at: '/settings',
    component: Shown,
    answers: {
      'account.profile': () => profile,
      'session.user': () => profile,
      'account.updateProfile': update as (input: unknown) => unknown,
      'agent.get': publicPage,
    },
  });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return { ...rendered, publicPage };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('sends every field once; the header and the fields show the values that the server stored', async () => {
  const profile = aProfile({ bio: 'Vendo casas.' });
  let answer = () => {};
  const update = vi.fn(
    (input: Partial<Profile>) =>
      new Promise<Profile>((resolve) => {
        answer = () => resolve({ ...profile, ...input });
      }),
  );
  const { trpcUtils, publicPage } = await openForm(profile, update);
  const showPublicPage = () => trpcUtils.agent.get.fetch({ id: profile.id });
  await showPublicPage();
  await retype('Nombre', 'Marta');
  await userEvent.type(field('Sitio web'), 'marta.mx');
  await userEvent.selectOptions(field('Estado'), 'Jalisco');
  await userEvent.clear(field('Biografía'));
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Guardando...' }));
  await act(async () => answer());
  await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Datos guardados' }));
  expect(update).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Marta',
    lastName: 'Ríos',
    phone: '55 1234 5678',
    whatsapp: null,
    website: 'https://marta.mx',
    bio: null,
    city: null,
    state: 'Jalisco',
  });
  await waitFor(() => expect(field('Sitio web').value).toBe('https://marta.mx'));
  expect(field('Estado').value).toBe('Jalisco');
  await waitFor(() => expect(screen.getByTestId('header').textContent).toBe('Marta'));
  await showPublicPage();
  expect(publicPage).toHaveBeenCalledTimes(2);
});

it('names errors beside the fields and sends nothing', async () => {
  const update = vi.fn();
  await openForm(aProfile(), update);
  const isRequired = (name: string) => field(name).required;
  expect(['Nombre', 'Apellidos', 'Teléfono'].map(isRequired)).toEqual([true, true, false]);
  await userEvent.clear(field('Nombre'));
  await userEvent.type(field('Sitio web'), 'no es una dirección');
  await save();
  expect(await screen.findByText('Escribe tu nombre.')).toBeTruthy();
  expect(screen.getByText(/^Escribe una dirección web/)).toBeTruthy();
  expect(document.activeElement).toBe(field('Nombre'));
  expect(update).not.toHaveBeenCalled();
});

it('keeps the typed text when it is refused or cut off', async () => {
  const update = vi.fn(() => {
    throw refusal('request.invalid', 'Revisa los datos marcados.', { phone: 'No es un teléfono.' });
  });
  await openForm(aProfile(), update);
  await retype('Teléfono', '55 0000 0000');
  await save();
  expect(await screen.findByText('No es un teléfono.')).toBeTruthy();
  expect(field('Teléfono').value).toBe('55 0000 0000');
  update.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await save();
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message: 'Sin conexión. No se pudieron guardar tus datos.',
    }),
  );
  expect(field('Teléfono').value).toBe('55 0000 0000');
});

it('asks before a link leads away from unsaved text; staying keeps it', async () => {
  const { url } = await openForm(aProfile());
  await retype('Ciudad', 'Morelia');
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/settings');
  expect(field('Ciudad').value).toBe('Morelia');
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Otra página')).toBeTruthy();
});

it('asks as well if only a choice changed', async () => {
  await openForm(aProfile());
  await userEvent.selectOptions(field('Estado'), 'Jalisco');
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
});

it.each([
  ['nothing was changed', async () => {}],
  [
    'it was saved',
    async () => {
      await retype('Ciudad', 'Morelia');
      await userEvent.selectOptions(field('Estado'), 'Jalisco');
      await save();
      await waitFor(() => expect(latestToast()).toMatchObject({ title: 'Datos guardados' }));
    },
  ],
])('asks nothing when %s', async (_when, before) => {
  const profile = aProfile();
  await openForm(profile, (input: Partial<Profile>) => ({ ...profile, ...input }));
  await before();
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda' }));
  expect(await screen.findByText('Otra página')).toBeTruthy();
});
