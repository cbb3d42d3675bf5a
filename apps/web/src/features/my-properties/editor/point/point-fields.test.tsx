import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aStored,
  field,
  fill,
  openForm,
  openStored,
  press,
} from '../../../../testing/listing-form.tsx';

const LATITUDE = 'Latitud';
const LONGITUDE = 'Longitud';
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

describe('numbers that are wrong', () => {
  const SWAPPED = 'Parece que cambiaste de lugar la latitud y la longitud.';

  it.each([
    ['-99.1712, 19.4133', SWAPPED],
    ['99.1712, 19.4133', SWAPPED],
    ['19.4133, 99.1712', 'A la longitud le falta el signo menos.'],
  ])('are put right by a click: %s', async (typed, words) => {
    await openForm('new');
    await fill(LATITUDE, typed);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('¿Quisiste escribir 19.4133, -99.1712?')).toBeTruthy();
    await press('Sí, corregir');
    expect(point()).toEqual(['19.4133', '-99.1712']);
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.queryByText(/Quisiste/u)).toBeNull();
  });

  it('are told when their field is left, not while they are typed', async () => {
    await openForm('new');
    await fill(LATITUDE, '-99.1712');
    await fill(LONGITUDE, '19.4133');
    expect(screen.queryByText(SWAPPED)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(SWAPPED)).toBeTruthy();
  });

  it('are no error as long as one of them is missing', async () => {
    await openForm('new');
    await fill(LATITUDE, '19.4133');
    await userEvent.tab();
    expect(field(LATITUDE).getAttribute('aria-invalid')).toBeNull();
    expect(field(LONGITUDE).getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['a text of 10 kB', 'Calle Ámsterdam 25, ', /^Escribe grados con decimales/u],
    ['10 kB of digits', '19.4133', /^Escribe grados con decimales/u],
    ['a link of 10 kB', 'https://www.google.com/maps/', /Este enlace no trae coordenadas/u],
  ])('%s gets a word beside the field and stays', async (_what, part, words) => {
    await openForm('new');
    const text = part.padEnd(10_000, part).trim();
    await fill(LATITUDE, text);
    await fill(LONGITUDE, '-99.1712');
    await userEvent.tab();
    expect(screen.getByText(words)).toBeTruthy();
    expect(field(LATITUDE).getAttribute('aria-invalid')).toBe('true');
    expect(point()).toEqual([text, '-99.1712']);
  });
});

const AT_SEA = 'Este punto no está en ningún estado: cae en el mar o en otro país. ¿Es correcto?';
const ROMA = { latitude: 19.4175, longitude: -99.16385 };
const knownColonia = vi.fn(() => ({ municipality: null, middle: ROMA, cells: [ROMA] }));
const answers = { 'property.knownColonia': knownColonia };
const typeRoma = async () => {
  await fill('Ciudad', 'Ciudad de México');
  await fill('Colonia', 'Roma Norte');
};

describe('a point far from its place', () => {
  const FAR = 'Este punto está a 15 km de Roma Norte. ¿Es correcto?';

  it('is asked about, and may be right', async () => {
    await openForm('new', answers);
    await typeRoma();
    await fill(LATITUDE, '19.29, -99.12');
    expect(await screen.findByText(FAR)).toBeTruthy();
    await press('Sí, es correcto');
    expect(screen.queryByText(FAR)).toBeNull();
    expect(point()).toEqual(['19.29', '-99.12']);
    await fill(LATITUDE, '19.28, -99.12');
    expect(screen.getByText('Este punto está a 16 km de Roma Norte. ¿Es correcto?')).toBeTruthy();
  });

  it('can be corrected at once', async () => {
    await openForm('new', answers);
    await fill(LATITUDE, '22, -95');
    expect(screen.getByText(AT_SEA)).toBeTruthy();
    await press('Corregir');
    expect(document.activeElement).toBe(field(LATITUDE));
    await userEvent.paste('20.97, -89.62');
    expect(screen.getByText(/^Este punto está a 979 km de Ciudad de México/u)).toBeTruthy();
    await userEvent.selectOptions(field('Estado'), 'Yucatán');
    expect(screen.queryByText(/Es correcto/u)).toBeNull();
  });

  it('is saved when nobody answers', async () => {
    const created = vi.fn(() => aStored());
    await openForm('new', { ...answers, 'property.create': created });
    await fill('Nombre', 'Casa');
    await fill(LATITUDE, '22, -95');
    await press('Guardar borrador');
    await vi.waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({ latitude: 22, longitude: -95 }),
      ),
    );
  });

  it('is not asked about again once it is stored', async () => {
    await openStored(aStored({ latitude: 22, longitude: -95 }), answers);
    await userEvent.click(field(LATITUDE));
    await userEvent.tab();
    expect(screen.queryByText(AT_SEA)).toBeNull();
  });
});

describe('the middle of a colonia', () => {
  it('is offered when the colonia has one, and keeps the precision that was chosen', async () => {
    await openForm('new', answers);
    await fill('Ciudad', 'Ciudad de México');
    expect(screen.queryByRole('button', { name: /Poner en medio/u })).toBeNull();
    await fill('Colonia', 'Roma Norte');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Poner en medio de Roma Norte' }),
    );
    expect(point()).toEqual(['19.4175', '-99.16385']);
    expect(field('Qué ven los visitantes').value).toBe('aproximada');
    expect(knownColonia).toHaveBeenLastCalledWith({
      state: 'Ciudad de México',
      city: 'Ciudad de México',
      neighborhood: 'Roma Norte',
      municipality: '',
      postalCode: null,
    });
    await userEvent.selectOptions(field('Qué ven los visitantes'), 'oculta');
    await press('Poner en medio de Roma Norte');
    expect(field('Qué ven los visitantes').value).toBe('oculta');
  });

  it('is not offered when the server is away', async () => {
    const fails = vi.fn(() => {
      throw new Error('away');
    });
    await openForm('new', { 'property.knownColonia': fails });
    await typeRoma();
    await vi.waitFor(() => expect(fails).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: /Poner en medio/u })).toBeNull();
    expect(screen.queryByRole('alert')?.textContent).toBeFalsy();
  });
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

describe('the numbers of the point', () => {
  const box = () => field(LATITUDE).closest('details');

  it('are folded away until one of them is wrong', async () => {
    await openForm('new');
    expect(box()?.open).toBe(false);
    await fill('Nombre', 'Casa');
    await fill(LONGITUDE, '-99.1712');
    await fill(LATITUDE, 'Condesa');
    await press('Guardar borrador');
    expect(box()?.open).toBe(true);
    expect(document.activeElement).toBe(field(LATITUDE));
  });

  it('are shown where the browser draws no map', async () => {
    await openForm('new');
    await press('Elegir en el mapa');
    expect(await screen.findByText(/Este navegador no muestra el mapa/u)).toBeTruthy();
    expect(box()?.open).toBe(true);
  });

  it('are emptied by a button', async () => {
    await openForm('new');
    await fill(LATITUDE, '19.4133, -99.1712');
    await press('Quitar el punto');
    expect(point()).toEqual(['', '']);
    expect(screen.queryByRole('button', { name: 'Quitar el punto' })).toBeNull();
  });
});

describe('what visitors will see', () => {
  const seen = () => screen.getByRole('figure');
  const circles = () => seen().querySelectorAll('circle').length;

  it('is the zone, the pin or nothing, by the precision', async () => {
    await openForm('new');
    expect(within(seen()).getByText('Sin punto, los visitantes no ven ningún mapa.')).toBeTruthy();
    await fill(LATITUDE, '19.4133, -99.1712');
    expect(within(seen()).getByText(/^Los visitantes ven esta zona/u)).toBeTruthy();
    await vi.waitFor(() => expect(circles()).toBe(1));
    await userEvent.selectOptions(field('Qué ven los visitantes'), 'exacta');
    expect(within(seen()).getByText(/en el punto exacto/u)).toBeTruthy();
    expect(circles()).toBe(0);
    expect(within(seen()).getByRole('img', { name: /casa en venta/u })).toBeTruthy();
    await userEvent.selectOptions(field('Qué ven los visitantes'), 'oculta');
    expect(within(seen()).getByText(/la ubicación está oculta/u)).toBeTruthy();
    expect(within(seen()).queryByRole('group')).toBeNull();
  });

  it('is the same for all points of a zone', async () => {
    const drawings = [];
    for (const typed of ['19.4133, -99.1712', '19.4137, -99.1708']) {
      await openForm('new');
      await fill(LATITUDE, typed);
      await vi.waitFor(() => expect(circles()).toBe(1));
      drawings.push(within(seen()).getByRole('group').querySelector('svg')?.innerHTML);
      cleanup();
    }
    expect(drawings[1]).toBe(drawings[0]);
  });
});
