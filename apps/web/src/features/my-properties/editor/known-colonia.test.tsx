import type { KnownColoniaQuery } from '@pbr/schemas/property/places';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStored, field, fill, openForm, openStored } from '../../../testing/listing-form.tsx';

const CDMX = 'Ciudad de México';
const MUNICIPALITY = 'Alcaldía o municipio';
const KNOWN: Record<string, string> = {
  'Roma Norte': 'Cuauhtémoc',
  Condesa: 'Cuauhtémoc',
  Narvarte: 'Benito Juárez',
};
const knownColonia = vi.fn((input: unknown) => {
  const { neighborhood } = input as KnownColoniaQuery;
  return { municipality: KNOWN[neighborhood] ?? null, middle: null, cells: [] };
});
const answers = { 'property.knownColonia': knownColonia };

beforeEach(() => {
  localStorage.clear();
  knownColonia.mockClear();
});

const municipality = () => field(MUNICIPALITY).value;
async function choose(neighborhood: string) {
  await fill('Colonia', neighborhood);
  const asked = expect.objectContaining({ neighborhood });
  await waitFor(() => expect(knownColonia).toHaveBeenCalledWith(asked));
  await new Promise((resolve) => setTimeout(resolve));
}

it('the colonia fills in its municipality, and another colonia another one', async () => {
  await openForm('new', answers);
  await fill('Ciudad', CDMX);
  expect(knownColonia).not.toHaveBeenCalled();
  await choose('Roma Norte');
  await waitFor(() => expect(municipality()).toBe('Cuauhtémoc'));
  await choose('Narvarte');
  await waitFor(() => expect(municipality()).toBe('Benito Juárez'));
  await choose('Una nueva');
  await waitFor(() => expect(municipality()).toBe(''));
});

it('what somebody typed stays, and what they took away does not come back', async () => {
  await openForm('new', answers);
  await fill('Ciudad', CDMX);
  await fill(MUNICIPALITY, 'Tlalpan');
  await choose('Roma Norte');
  expect(municipality()).toBe('Tlalpan');
  await userEvent.clear(field(MUNICIPALITY));
  await choose('Condesa');
  await waitFor(() => expect(municipality()).toBe('Cuauhtémoc'));
  await userEvent.clear(field(MUNICIPALITY));
  const asked = expect.objectContaining({ neighborhood: 'Condesa', municipality: '' });
  await waitFor(() => expect(knownColonia).toHaveBeenLastCalledWith(asked));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(municipality()).toBe('');
});

it('a stored listing is left alone until its colonia changes', async () => {
  const stored = { state: CDMX, city: CDMX, neighborhood: 'Roma Norte', municipality: null };
  await openStored(aStored(stored), answers);
  await waitFor(() => expect(knownColonia).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(municipality()).toBe('');
  await choose('Condesa');
  await waitFor(() => expect(municipality()).toBe('Cuauhtémoc'));
});

it('an unknown colonia leaves what a postal code has filled in', async () => {
  await openForm('new', {
    ...answers,
    'property.placesOfCode': () => ({
      state: CDMX,
      municipality: 'Álvaro Obregón',
      city: CDMX,
      neighborhoods: [],
    }),
  });
  await fill('Código postal', '01990');
  await waitFor(() => expect(municipality()).toBe('Álvaro Obregón'));
  await choose('Una nueva');
  expect(municipality()).toBe('Álvaro Obregón');
  await choose('Narvarte');
  await waitFor(() => expect(municipality()).toBe('Benito Juárez'));
});

it('a text of 10 kB as the colonia is not sent', async () => {
  await openForm('new', answers);
  await fill('Ciudad', CDMX);
  const text = 'Roma '.repeat(2000);
  await fill('Colonia', text);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(knownColonia).not.toHaveBeenCalled();
  expect(field('Colonia').value).toBe(text);
});
