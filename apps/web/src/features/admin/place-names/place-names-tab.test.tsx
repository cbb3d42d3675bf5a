import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { PlaceName } from '@pbr/schemas/property/places/place-names';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { AdminScreen } from '../admin-screen.tsx';

const CONDESA = {
  path: 'ciudad-de-mexico/cuauhtemoc/condesa',
  name: 'Condesa',
  around: ['Cuauhtémoc', 'Ciudad de México'],
};
const CONDECHI: PlaceName = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'La Condechi',
  places: [CONDESA],
  createdAt: '2026-11-01T18:00:00.000Z',
  createdBy: 'Ana Ávila',
};

async function openPlaceNames(names: PlaceName[], answers: Answers = {}) {
  const add = vi.fn((_sent: unknown) => {
    names.push(CONDECHI);
    return { id: CONDECHI.id };
  });
  await renderRoute({
    path: '/admin',
    at: '/admin?tab=places',
    parseSearch: (searched) => adminSearchSchema.parse(searched),
    component: AdminScreen,
    answers: {
      'placeName.list': () => [...names],
      'placeName.add': add,
      'property.complete': () => ({
        places: [{ ...CONDESA, level: 2, total: 3 }],
        listing: null,
      }),
      ...answers,
    },
  });
  await screen.findByRole('button', { name: 'Agregar nombre' });
  return { add };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Otro nombre/u });
const places = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Lugares/u });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
async function chooseCondesa() {
  await userEvent.type(places(), 'conde');
  await screen.findByRole('option', { name: /^Condesa/u });
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

it('shows each name with its places, who added it and when', async () => {
  const gone = { path: 'jalisco/guadalajara/el-carmen', name: null, around: [] };
  await openPlaceNames([
    CONDECHI,
    { ...CONDECHI, id: crypto.randomUUID(), name: 'Karmelo', places: [gone], createdBy: null },
  ]);
  await screen.findByRole('heading', { name: '2 nombres' });
  const rows = screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement);
  expect(rows[0]?.textContent).toContain('Condesa, Cuauhtémoc, Ciudad de México');
  expect(rows[0]?.textContent).toContain('Lo agregó Ana Ávila el 1 de noviembre de 2026');
  expect(rows[1]?.textContent).toContain('el carmen, guadalajara, jalisco (sin propiedades)');
  expect(rows[1]?.textContent).toContain('Agregado el 1 de noviembre de 2026');
});

it('adds a name for a place of the completions, by the keyboard', async () => {
  const { add } = await openPlaceNames([]);
  await screen.findByText('Todavía no hay nombres');
  await userEvent.type(name(), 'La Condechi');
  await chooseCondesa();
  expect(places().value).toBe('');
  expect(
    screen.getByRole('button', { name: 'Quitar Condesa, Cuauhtémoc, Ciudad de México' }),
  ).toBeTruthy();
  await press('Agregar nombre');
  expect(await screen.findByRole('heading', { name: 'La Condechi' })).toBeTruthy();
  expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'La Condechi', paths: [CONDESA.path] });
  expect(latestToast()).toMatchObject({ title: 'Nombre agregado' });
  expect(name().value).toBe('');
  expect(document.activeElement).toBe(name());
});

it('says beside its field what is missing, and takes a place back', async () => {
  const { add } = await openPlaceNames([]);
  await press('Agregar nombre');
  expect(await screen.findByText('Escribe un nombre.')).toBeTruthy();
  expect(screen.getByText('Elige al menos un lugar de la lista.')).toBeTruthy();
  expect(document.activeElement).toBe(name());
  await chooseCondesa();
  expect(screen.queryByText('Elige al menos un lugar de la lista.')).toBeNull();
  await press('Quitar Condesa, Cuauhtémoc, Ciudad de México');
  await press('Agregar nombre');
  expect(await screen.findByText('Elige al menos un lugar de la lista.')).toBeTruthy();
  expect(add).not.toHaveBeenCalled();
});

it('shows a refusal beside the name, and keeps what was typed', async () => {
  await openPlaceNames([], {
    'placeName.add': () => {
      throw refusal('place_name.taken', 'Ese nombre ya está en la lista.', {
        name: 'Ese nombre ya está en la lista.',
      });
    },
  });
  await userEvent.type(name(), 'La Condechi');
  await chooseCondesa();
  await press('Agregar nombre');
  expect(await screen.findByText('Ese nombre ya está en la lista.')).toBeTruthy();
  expect(name().value).toBe('La Condechi');
  expect(screen.getByRole('list', { name: 'Lugares elegidos' })).toBeTruthy();
});

it('shows a refusal without a field, and a missing connection, below the fields', async () => {
  const words = 'Ya hay 300 nombres: quita alguno para agregar otro.';
  const add = vi.fn<() => unknown>(() => {
    throw refusal('place_name.too_many', words);
  });
  await openPlaceNames([], { 'placeName.add': add });
  await userEvent.type(name(), 'La Condechi');
  await chooseCondesa();
  await press('Agregar nombre');
  expect(await screen.findByText(words)).toBeTruthy();
  add.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await press('Agregar nombre');
  expect(await screen.findByText('Sin conexión. No se pudo agregar el nombre.')).toBeTruthy();
});

it('removes a name after a confirmation', async () => {
  const names = [CONDECHI];
  const remove = vi.fn((_sent: unknown) => names.pop());
  await openPlaceNames(names, { 'placeName.remove': remove });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar La Condechi' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar La Condechi?' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('La Condechi')).toBeNull());
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: CONDECHI.id });
  expect(latestToast()).toMatchObject({ title: 'Nombre quitado' });
});
