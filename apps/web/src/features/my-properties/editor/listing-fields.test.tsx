import { screen } from '@testing-library/react';
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
