import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  aStored,
  field,
  fill,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';

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

const A_LIST =
  'Alberca techada, Jardín con riego, Salón de usos múltiples, Cuarto de servicio, Bodega';
const LONG_NAME = 'Salón de usos múltiples con cocina y baños y terraza con asador propio';

it('takes a pasted list of amenities whole', async () => {
  await openForm('new');
  await userEvent.click(field('Otra amenidad'));
  await userEvent.paste(A_LIST);
  await press('Agregar');
  const chosen = screen.getAllByRole('button', { pressed: true });
  expect(chosen.map((chip) => chip.textContent)).toEqual(A_LIST.split(', '));
});

it('leaves an amenity that is too long in its field, says why, and is not sent without it', async () => {
  const update = vi.fn((_input: unknown) => aStored());
  await openStored(aStored({ features: [] }), { 'property.update': update });
  await userEvent.click(field('Otra amenidad'));
  await userEvent.paste(`Bodega, ${LONG_NAME}`);
  await press('Guardar cambios');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Bodega');
  expect(field('Otra amenidad').value).toBe(LONG_NAME);
  expect(await screen.findByText(/^Cada amenidad lleva 60 caracteres como máximo/u)).toBeTruthy();
  expect(document.activeElement).toBe(field('Otra amenidad'));
  expect(update).not.toHaveBeenCalled();
});

it('takes an internal key that is too long, and says so', async () => {
  await openForm('new');
  await userEvent.click(field('Clave interna'));
  await userEvent.paste('x'.repeat(42));
  expect(field('Clave interna').value).toHaveLength(42);
  expect(screen.getByText('2 caracteres de más: caben 40.')).toBeTruthy();
});
