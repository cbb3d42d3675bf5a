import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyListing } from './form-values.ts';
import { draftKey, dropDraft, keepDraft, newCreationKey, readDraft } from './listing-draft.ts';

const KEY = draftKey('ana', null);
const aDraft = (name: string) => ({
  values: { ...emptyListing, name, features: ['Alberca'] },
  base: emptyListing,
  version: null,
  creationKey: newCreationKey(),
  savedAt: 1,
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  dropDraft(KEY);
});

it('is read as it was kept, by its person and for its listing only', () => {
  const draft = aDraft('Casa');
  keepDraft(KEY, draft);
  expect(readDraft(KEY)).toEqual(draft);
  expect(readDraft(draftKey('eva', null))).toBeNull();
  expect(readDraft(draftKey('ana', 'otra'))).toBeNull();
});

it('outlives the tab', async () => {
  const draft = aDraft('Casa');
  keepDraft(KEY, draft);
  vi.resetModules();
  const nextTab = await import('./listing-draft.ts');
  expect(nextTab.readDraft(KEY)).toEqual(draft);
});

it('is gone once it is dropped', () => {
  keepDraft(KEY, aDraft('Casa'));
  dropDraft(KEY);
  expect(readDraft(KEY)).toBeNull();
});

it.each(['', 'no json', 'null', '{}', '{"values":1,"base":{}}', '{"values":{},"base":{}}'])(
  'is nothing where the storage holds %j',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY)).toBeNull();
  },
);

it('of an older form is filled up with what it does not know', () => {
  const { values: _values, ...rest } = aDraft('Casa');
  const old = { ...rest, values: { name: 'Casa', bedrooms: 3, features: ['Alberca', 7] } };
  localStorage.setItem(KEY, JSON.stringify(old));
  expect(readDraft(KEY)?.values).toEqual({ ...emptyListing, name: 'Casa', features: ['Alberca'] });
});

it('lives as long as the tab where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  keepDraft(KEY, aDraft('Casa'));
  expect(readDraft(KEY)?.values.name).toBe('Casa');
});

it('names its listing with a key like no other', () => {
  const keys = Array.from({ length: 50 }, newCreationKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});
