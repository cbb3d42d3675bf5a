import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyListing } from './form-values.ts';
import { draftKey, dropDraft, keepDraft, newCreationKey, readDraft } from './listing-draft.ts';

const KEY = draftKey('ana', null);
const read = (key: string) => readDraft(key, emptyListing);
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
  expect(read(KEY)).toEqual(draft);
  expect(read(draftKey('eva', null))).toBeNull();
  expect(read(draftKey('ana', 'otra'))).toBeNull();
});

it('outlives the tab', async () => {
  const draft = aDraft('Casa');
  keepDraft(KEY, draft);
  vi.resetModules();
  const nextTab = await import('./listing-draft.ts');
  expect(nextTab.readDraft(KEY, emptyListing)).toEqual(draft);
});

it('is gone once it is dropped', () => {
  keepDraft(KEY, aDraft('Casa'));
  dropDraft(KEY);
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
  const { values: _values, ...rest } = aDraft('Casa');
  const old = {
    ...rest,
    values: { name: 'Casa', bedrooms: 3, features: ['Alberca', 7] },
    base: {},
  };
  localStorage.setItem(KEY, JSON.stringify(old));
  const known = { ...emptyListing, name: 'Como está', dealStatus: 'apartada' };
  expect(readDraft(KEY, known)).toMatchObject({
    values: { ...known, name: 'Casa', features: ['Alberca'] },
    base: known,
  });
});

it('lives as long as the tab where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  keepDraft(KEY, aDraft('Casa'));
  expect(read(KEY)?.values.name).toBe('Casa');
});

it('has a unique key for its listing', () => {
  const keys = Array.from({ length: 50 }, newCreationKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});
