import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { field, fill, openForm, press } from '../../../../testing/listing-form.tsx';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
const CONDESA = {
  state: 'Ciudad de México',
  city: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  neighborhood: 'Condesa',
  postalCode: '06140',
  km: 0.1,
};
const nearestColonia = vi.fn<(input: unknown) => typeof CONDESA | null>();
const answers = { 'property.nearestColonia': nearestColonia };

beforeEach(() => {
  localStorage.clear();
  nearestColonia.mockReset().mockReturnValue(CONDESA);
  getCurrentPosition.mockReset().mockImplementation((found) =>
    found({
      coords: { latitude: 19.41331234, longitude: -99.1712 },
    } as GeolocationPosition),
  );
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }),
  );
});

const NAMES = ['Código postal', 'Alcaldía o municipio', 'Latitud', 'Longitud'];
const values = () => [
  field('Ciudad').value,
  field('Colonia').value,
  ...NAMES.map((name) => field(name).value),
];
const FILLED = ['Ciudad de México', 'Condesa', '06140', 'Cuauhtémoc', '19.413312', '-99.171200'];

it('fills an empty form with the nearest known colonia, on a click alone', async () => {
  await openForm('new', answers);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Usar mi ubicación');
  expect(
    await screen.findByText(
      'Pusimos el punto donde estás, y el lugar conocido más cercano: Condesa, Cuauhtémoc, 06140. Revísalo.',
    ),
  ).toBeTruthy();
  expect(values()).toEqual(FILLED);
  // The exact point stays in the browser.
  expect(nearestColonia).toHaveBeenCalledExactlyOnceWith({ latitude: 19.413, longitude: -99.171 });
});

it('says which typed texts it has replaced, and gives them back', async () => {
  await openForm('new', answers);
  await fill('Ciudad', 'Ciudad de México');
  await fill('Colonia', 'Roma Norte');
  await press('Usar mi ubicación');
  expect(await screen.findByText(/Reemplazamos lo que estaba escrito en colonia\.$/u)).toBeTruthy();
  expect(values()).toEqual(FILLED);
  await fill('Alcaldía o municipio', 'Otra');
  await press('Deshacer');
  expect(values()).toEqual(['Ciudad de México', 'Roma Norte', '', 'Otra', '', '']);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('sets the point alone where no colonia is known', async () => {
  nearestColonia.mockReturnValue(null);
  await openForm('new', answers);
  await fill('Colonia', 'Roma Norte');
  await press('Usar mi ubicación');
  expect(await screen.findByText(/No conocemos la colonia: escríbela tú/u)).toBeTruthy();
  expect(values()).toEqual(['', 'Roma Norte', '', '', '19.413312', '-99.171200']);
});

it.each([
  [1, /^No hay permiso para usar tu ubicación/u],
  [2, /^Este navegador no dice dónde estás/u],
  [3, /^Tardamos demasiado/u],
])('says why it does not know the place: %i', async (code, words) => {
  getCurrentPosition.mockImplementation((_found, failed) =>
    failed?.({ code } as GeolocationPositionError),
  );
  await openForm('new', answers);
  await press('Usar mi ubicación');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(values()).toEqual(['', '', '', '', '', '']);
  expect(nearestColonia).not.toHaveBeenCalled();
});

it('leaves the form alone outside of Mexico', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 40.4, longitude: -3.7 } } as GeolocationPosition),
  );
  await openForm('new', answers);
  await press('Usar mi ubicación');
  expect(await screen.findByText(/^Estás fuera de México/u)).toBeTruthy();
  expect(values()).toEqual(['', '', '', '', '', '']);
});
