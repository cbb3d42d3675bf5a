import type { PlacesOfCode } from '@pbr/schemas/property/places';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStored, field, fill, openForm, openStored } from '../../../testing/listing-form.tsx';

beforeEach(() => {
  localStorage.clear();
  placesOfCode.mockClear();
});

const CDMX = 'Ciudad de México';
const known: Record<string, NonNullable<PlacesOfCode>> = {
  '01990': {
    state: CDMX,
    municipality: 'Álvaro Obregón',
    city: CDMX,
    neighborhoods: [{ name: 'Peñón', kind: 'Colonia' }],
  },
  '27990': {
    state: 'Coahuila',
    municipality: 'Torreón',
    city: 'Torreón',
    neighborhoods: [
      { name: 'El Águila', kind: 'Ejido' },
      { name: 'Las Dunas', kind: 'Fraccionamiento' },
      { name: 'Las Águilas', kind: 'Colonia' },
    ],
  },
  '27991': { state: 'Coahuila', municipality: 'Viesca', city: null, neighborhoods: [] },
};
const placesOfCode = vi.fn((input: unknown) => {
  const { postalCode } = input as { postalCode: string };
  return known[postalCode] ?? null;
});
const answers = { 'property.placesOfCode': placesOfCode };

const place = () =>
  ['Estado', 'Alcaldía o municipio', 'Ciudad', 'Colonia'].map((name) => field(name).value);
const municipality = 'Alcaldía o municipio';
/** Types a code and waits until its answer has been taken in. */
async function typeCode(code: string) {
  await fill('Código postal', code);
  await waitFor(() => expect(placesOfCode).toHaveBeenLastCalledWith({ postalCode: code.trim() }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('a postal code fills state, municipality and city, and another code fills them anew', async () => {
  await openForm('new', answers);
  await fill('Código postal', '27990');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Torreón', 'Torreón', '']));
  await fill('Código postal', ' 01990 ');
  await waitFor(() => expect(place()).toEqual([CDMX, 'Álvaro Obregón', CDMX, '']));
  await fill('Código postal', '27991');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Viesca', '', '']));
});

it('nothing that somebody typed is overwritten', async () => {
  await openForm('new', answers);
  await typeCode('27990');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Torreón', 'Torreón', '']));
  await fill(municipality, 'Matamoros');
  await fill('Colonia', 'Mi colonia');
  await typeCode('27991');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Matamoros', '', 'Mi colonia']));
});

it('what is typed while the answer travels stays', async () => {
  let answer: (places: PlacesOfCode) => void = () => {};
  const slow = () => new Promise<PlacesOfCode>((resolve) => (answer = resolve));
  await openForm('new', { 'property.placesOfCode': slow });
  await fill('Código postal', '27990');
  await fill(municipality, 'Matamoros');
  answer(known['27990'] ?? null);
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Matamoros', 'Torreón', '']));
});

it('the answer to a code that was corrected meanwhile is left', async () => {
  const waiting = new Map<string, () => void>();
  const slow = (input: unknown) =>
    new Promise<PlacesOfCode>((resolve) => {
      const { postalCode } = input as { postalCode: string };
      waiting.set(postalCode, () => resolve(known[postalCode] ?? null));
    });
  await openForm('new', { 'property.placesOfCode': slow });
  await fill('Código postal', '01990');
  await fill('Código postal', '27990');
  await waitFor(() => expect(waiting.size).toBe(2));
  waiting.get('27990')?.();
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Torreón', 'Torreón', '']));
  waiting.get('01990')?.();
  await new Promise((resolve) => setTimeout(resolve));
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Torreón', 'Torreón', '']));
});

it('a code of another state than the chosen one changes nothing', async () => {
  await openForm('new', answers);
  await userEvent.selectOptions(field('Estado'), 'Jalisco');
  await typeCode('27990');
  expect(place()).toEqual(['Jalisco', '', '', '']);
  await userEvent.selectOptions(field('Estado'), 'Coahuila');
  await typeCode('27991');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Viesca', '', '']));
});

it('a stored listing gets what it lacks, and only when the code is typed', async () => {
  const stored = { state: 'Coahuila', city: 'Gómez', municipality: null, postalCode: '27990' };
  await openStored(aStored({ ...stored, neighborhood: 'Centro' }), answers);
  expect(placesOfCode).not.toHaveBeenCalled();
  await typeCode('27991');
  await waitFor(() => expect(place()).toEqual(['Coahuila', 'Viesca', 'Gómez', 'Centro']));
});

it.each(['00000', '2799', '279901'])('the code %s changes nothing', async (code) => {
  await openForm('new', answers);
  await fill('Código postal', code);
  await new Promise((resolve) => setTimeout(resolve));
  expect(place()).toEqual([CDMX, '', '', '']);
  expect(placesOfCode).toHaveBeenCalledTimes(code.length === 5 ? 1 : 0);
});

it('a failed answer changes nothing', async () => {
  const fails = vi.fn(() => {
    throw new Error('away');
  });
  await openForm('new', { 'property.placesOfCode': fails });
  await fill('Código postal', '27990');
  await waitFor(() => expect(fails).toHaveBeenCalled());
  expect(place()).toEqual([CDMX, '', '', '']);
  expect(screen.queryByRole('alert')?.textContent).toBeFalsy();
});

it('the colonia offers those of the code first, by keyboard', async () => {
  await openForm('new', {
    ...answers,
    'property.placeSuggestions': () => ({
      cities: [],
      neighborhoods: ['Aguas Claras', 'Las Dunas'],
    }),
  });
  await typeCode('27990');
  await userEvent.click(field('Colonia'));
  const options = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(options()).toEqual(['El Águila', 'Las Dunas', 'Las Águilas', 'Aguas Claras']),
  );
  await userEvent.keyboard('agui');
  await waitFor(() => expect(options().slice(0, 2)).toEqual(['El Águila', 'Las Águilas']));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field('Colonia').value).toBe('Las Águilas');
});
