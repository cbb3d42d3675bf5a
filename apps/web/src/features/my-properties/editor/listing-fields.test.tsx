import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { field, fill, openForm, press } from '../../../testing/listing-form.tsx';

beforeEach(() => localStorage.clear());

it('asks for floor, deposit and the like where its type and operation have them', async () => {
  await openForm('new');
  const asks = (name: string) => screen.queryByLabelText(name) !== null;
  await userEvent.selectOptions(field('Operación'), 'renta');
  await userEvent.selectOptions(field('Tipo de propiedad'), 'departamento');
  for (const name of ['Piso', 'Niveles', 'Año de construcción', 'Depósito (meses)', 'Mascotas'])
    expect(asks(name), name).toBe(true);
  expect(asks('Frente (m)')).toBe(false);
  expect(field('Muebles').value).toBe('');
  await userEvent.selectOptions(field('Muebles'), 'Sin muebles');
  expect(field('Muebles').value).toBe('sin-muebles');
  await userEvent.selectOptions(field('Operación'), 'venta');
  await userEvent.selectOptions(field('Tipo de propiedad'), 'terreno');
  for (const name of ['Piso', 'Niveles', 'Año de construcción', 'Depósito (meses)', 'Muebles'])
    expect(asks(name), name).toBe(false);
  expect(asks('Frente (m)')).toBe(true);
});

it('says beside the postal code what is wrong with it', async () => {
  await openForm('new');
  await fill('Código postal', '614');
  await press('Publicar propiedad');
  expect(await screen.findByText('Escribe los cinco dígitos del código postal.')).toBeTruthy();
});

it('what a listing lacks to be published is counted, each with a link to its field', async () => {
  await openForm('new');
  const missing = () => within(screen.getByRole('navigation', { name: 'Datos que faltan' }));
  expect(missing().getByText('Faltan 7 datos:')).toBeTruthy();
  await userEvent.click(missing().getByRole('link', { name: 'Ciudad' }));
  expect(document.activeElement).toBe(field('Ciudad'));
  await fill('Ciudad', 'Coyoacán');
  expect(missing().getByText('Faltan 6 datos:')).toBeTruthy();
  expect(missing().queryByRole('link', { name: 'Ciudad' })).toBeNull();
});

it('the index leads to the sections and marks the one that is read', async () => {
  await openForm('new');
  const index = within(screen.getByRole('navigation', { name: 'Secciones' }));
  expect(document.activeElement).toBe(index.getByRole('link', { name: 'Fotos' }));
  await userEvent.click(index.getByRole('link', { name: 'Interno' }));
  expect(index.getByRole('link', { current: true }).textContent).toBe('Interno');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Interno' }));
  act(() => field('Ciudad').focus());
  expect(index.getByRole('link', { current: true }).textContent).toBe('Lugar');
});

it('the street takes a link of a map as the point, and explains a short one', async () => {
  await openForm('new');
  await fill('Calle', 'https://www.google.com/maps/@19.4133,-99.1712,17z');
  expect(field('Calle').value).toBe('');
  expect(field('Latitud').value).toBe('19.4133');
  await fill('Calle', 'Casa Azul https://maps.app.goo.gl/AbC');
  expect(screen.getByText(/^Un enlace corto no dice dónde está/u)).toBeTruthy();
});
