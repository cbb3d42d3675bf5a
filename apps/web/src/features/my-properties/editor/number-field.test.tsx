import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStored, field, fill, openStored, press } from '../../../testing/listing-form.tsx';

beforeEach(() => localStorage.clear());

it('says what it understood of a maintenance fee, in pesos whatever the currency, and what is wrong with it', async () => {
  const stored = aStored({ currency: 'USD' });
  const update = vi.fn((_input: unknown) => stored);
  await openStored(stored, { 'property.update': update });
  expect(screen.getByText('En pesos al mes, aunque el precio sea en dólares.')).toBeTruthy();
  await fill('Mantenimiento', '2500.5');
  await press('Guardar cambios');
  expect(await screen.findByText('Escribe un número entero de 0 a 9,999,999.')).toBeTruthy();
  await fill('Mantenimiento', '$2500');
  expect(screen.getByText('Se entiende $2,500 MXN al mes.')).toBeTruthy();
  await userEvent.tab();
  expect(field('Mantenimiento').value).toBe('2,500');
  await press('Guardar cambios');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[0]).toMatchObject({ currency: 'USD', maintenanceFee: 2500 });
});

it('a price of 0 is none, and its field says so; a maintenance fee of 0 is one', async () => {
  const stored = aStored({ salePrice: '4500000.00' });
  const update = vi.fn((_input: unknown) => stored);
  await openStored(stored, { 'property.update': update });
  await fill('Precio de venta', '0');
  expect(screen.getByText('Se lee “Precio a consultar”.')).toBeTruthy();
  await fill('Mantenimiento', '0');
  expect(screen.getByText('Se entiende $0 MXN al mes.')).toBeTruthy();
  await press('Guardar cambios');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[0]).toMatchObject({ salePrice: null, maintenanceFee: 0 });
});

it('offers to change the currency to the one that a price names, and says what it understood of an area and a floor', async () => {
  const stored = aStored({ currency: 'MXN', propertyType: 'departamento' });
  const update = vi.fn((_input: unknown) => stored);
  await openStored(stored, { 'property.update': update });
  await fill('Construcción \\(m²\\)', '8x20');
  expect(screen.getByText('Se entiende 160 m².')).toBeTruthy();
  await fill('Piso', 'PB');
  expect(screen.getByText('Se entiende planta baja.')).toBeTruthy();
  await fill('Precio de venta', 'US$350 mil');
  await press('Guardar cambios');
  expect(update).not.toHaveBeenCalled();
  expect(await screen.findByText(/^Está en dólares: escríbelo en pesos\./u)).toBeTruthy();
  await press('Cambiar la moneda a USD');
  expect(field('Moneda').value).toBe('USD');
  expect(screen.getByText('Se entiende US$350,000 USD.')).toBeTruthy();
  await press('Guardar cambios');
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    currency: 'USD',
    salePrice: '350000',
    constructionArea: '160',
    floor: 0,
  });
});
