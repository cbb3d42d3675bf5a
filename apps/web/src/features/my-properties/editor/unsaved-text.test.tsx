import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/fake-server.ts';
import { field, fill, openForm, press } from '../../../testing/listing-form.tsx';
import { emptyListing } from './form-values.ts';
import {
  unsavedTextKey,
  dropUnsavedText,
  keepUnsavedText,
  newCreationKey,
  readUnsavedText,
} from './unsaved-text.ts';

const KEY = unsavedTextKey('ana', null);
const read = (key: string) => readUnsavedText(key, emptyListing);
const aText = (name: string) => ({
  values: { ...emptyListing, name, features: ['Alberca'] },
  base: emptyListing,
  version: null,
  creationKey: newCreationKey(),
  savedAt: 1,
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  dropUnsavedText(KEY);
});

it('is read as it was kept, by its person and for its listing only', () => {
  const text = aText('Casa');
  keepUnsavedText(KEY, text);
  expect(read(KEY)).toEqual(text);
  expect(read(unsavedTextKey('eva', null))).toBeNull();
  expect(read(unsavedTextKey('ana', 'otra'))).toBeNull();
});

it('outlives the tab', async () => {
  const text = aText('Casa');
  keepUnsavedText(KEY, text);
  vi.resetModules();
  const nextTab = await import('./unsaved-text.ts');
  expect(nextTab.readUnsavedText(KEY, emptyListing)).toEqual(text);
});

it('is gone once it is dropped', () => {
  keepUnsavedText(KEY, aText('Casa'));
  dropUnsavedText(KEY);
  expect(read(KEY)).toBeNull();
});

it.each([
  '',
  'no json',
  'null',
  '{}',
  '{"values":1,"base":{}}',
  '{"values":{},"base":{}}',
  '{"values":1,"base":{},"creationKey":"k","savedAt":1}',
])('does not exist if the storage holds %j', (text) => {
  localStorage.setItem(KEY, text);
  expect(read(KEY)).toBeNull();
});

it("of an older form is completed with the listing's values", () => {
  const { values: _values, ...rest } = aText('Casa');
  const old = {
    ...rest,
    values: { name: 'Casa', bedrooms: 3, features: ['Alberca', 7] },
    base: {},
  };
  localStorage.setItem(KEY, JSON.stringify(old));
  const known = { ...emptyListing, name: 'Como está', dealStatus: 'apartada' };
  expect(readUnsavedText(KEY, known)).toMatchObject({
    values: { ...known, name: 'Casa', features: ['Alberca'] },
    base: known,
  });
});

it('lives as long as the tab where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  keepUnsavedText(KEY, aText('Casa'));
  expect(read(KEY)?.values.name).toBe('Casa');
});

it('has a unique key for its listing', () => {
  const keys = Array.from({ length: 50 }, newCreationKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});

describe('while it is offered', () => {
  const user = aUser('Ana');
  const key = unsavedTextKey(user.id, null);
  const stored = () => read(key)?.values.name;

  beforeEach(async () => {
    keepUnsavedText(key, aText('Casa a medias'));
    await openForm('new', { 'session.user': () => user });
    await screen.findByRole('button', { name: 'Recuperar texto' });
  });
  afterEach(() => dropUnsavedText(key));

  it('outlasts other text that is typed and erased', async () => {
    await fill('Nombre', 'O');
    expect(stored()).toBe('O');
    await userEvent.clear(field('Nombre'));
    expect(stored()).toBe('Casa a medias');
  });

  it('changes places with other text, and back', async () => {
    await fill('Nombre', 'Otra casa');
    await press('Recuperar texto');
    expect(field('Nombre').value).toBe('Casa a medias');
    expect(stored()).toBe('Casa a medias');
    expect(screen.getByText(/^Tienes texto sin guardar de “Otra casa”/u)).toBeTruthy();
    await press('Recuperar texto');
    expect(field('Nombre').value).toBe('Otra casa');
    expect(stored()).toBe('Otra casa');
  });

  it('is not offered in exchange for the same text', async () => {
    await fill('Nombre', 'Casa a medias');
    await press('Alberca');
    await press('Recuperar texto');
    expect(screen.queryByRole('button', { name: 'Recuperar texto' })).toBeNull();
  });
});
