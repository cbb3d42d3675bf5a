import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { field, fill, openForm, press } from '../../../testing/listing-form.tsx';

const LATITUDE = 'Latitud \\(opcional\\)';
const LONGITUDE = 'Longitud \\(opcional\\)';
const point = () => [field(LATITUDE).value, field(LONGITUDE).value];

beforeEach(() => localStorage.clear());

it('takes both numbers from one text, and from a long link', async () => {
  await openForm('new');
  await fill(LATITUDE, '19.4133, -99.1712');
  expect(point()).toEqual(['19.4133', '-99.1712']);
  await fill(LONGITUDE, 'https://www.google.com/maps/@20.9673,-89.6241,17z');
  expect(point()).toEqual(['20.9673', '-89.6241']);
  await fill(LATITUDE, 'https://maps.app.goo.gl/AbCdEf');
  expect(screen.getByText(/Un enlace corto no dice dónde está/u)).toBeTruthy();
});

it('says that the numbers changed places', async () => {
  await openForm('new');
  await fill(LATITUDE, '-99.1712, 19.4133');
  await press('Publicar propiedad');
  const words = 'Parece que cambiaste de lugar la latitud y la longitud.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('warns when the exact point gives away a hidden street', async () => {
  await openForm('new');
  await fill(LATITUDE, '19.4133, -99.1712');
  expect(field('Qué ven los visitantes').value).toBe('aproximada');
  await userEvent.click(screen.getByLabelText(/^Ocultar calle y número/u));
  expect(screen.queryByText(/Ocultas la calle/u)).toBeNull();
  await userEvent.selectOptions(field('Qué ven los visitantes'), 'exacta');
  expect(screen.getByText(/Ocultas la calle/u)).toBeTruthy();
});

it('asks where the person is only on a click, and says why it does not know', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  );
  await openForm('new');
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementationOnce((_found, failed) =>
    failed?.({ code: 1 } as GeolocationPositionError),
  );
  await press('Usar mi ubicación');
  expect(screen.getByText(/No hay permiso/u)).toBeTruthy();
  getCurrentPosition.mockImplementationOnce((found) =>
    found({ coords: { latitude: 19.41331234, longitude: -99.1712 } } as GeolocationPosition),
  );
  await press('Usar mi ubicación');
  expect(point()).toEqual(['19.413312', '-99.171200']);
  vi.unstubAllGlobals();
});
