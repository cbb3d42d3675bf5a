import { expect, it, vi } from 'vitest';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { understoodSearch } from './understood-search.ts';

function contextWith(answer: () => Promise<unknown>) {
  const ensureData = vi.fn(answer);
  const context = { trpcUtils: { property: { understand: { ensureData } } } };
  return { context: context as unknown as RouterContext, ensureData };
}

it('replaces the text of a sentence by its filters, and keeps the others', async () => {
  const { context, ensureData } = contextWith(async () => ({
    filters: { operation: 'renta', maxPrice: 25_000, type: undefined },
  }));
  const search = { search: 'hasta 25 mil al mes', bedrooms: 2, page: 3 };
  expect(await understoodSearch(context, search)).toEqual({
    operation: 'renta',
    maxPrice: 25_000,
    bedrooms: 2,
  });
  expect(ensureData).toHaveBeenCalledWith({ text: 'hasta 25 mil al mes' });
});

it('still says that the text was cut', async () => {
  const { context } = contextWith(async () => ({ filters: { operation: 'renta' } }));
  expect(await understoodSearch(context, { search: 'renta y más', cut: 'search' })).toEqual({
    operation: 'renta',
    cut: 'search',
  });
});

it('leaves a text that means nothing as it is', async () => {
  const { context } = contextWith(async () => ({ filters: null }));
  expect(await understoodSearch(context, { search: 'con vibra' })).toBeNull();
});

it('never takes a text that could not be read for one that means nothing', async () => {
  const { context } = contextWith(() => Promise.reject(new Error('away')));
  await expect(understoodSearch(context, { search: 'con vibra' })).rejects.toThrow('away');
});

const FRAME = '-99.1914,19.4004,-99.1477,19.4508';
const inFrame = (text: string) => ({ search: text, bbox: FRAME });

it('a sentence stays in the frame of the map unless it names a place', async () => {
  const price = contextWith(async () => ({ filters: { maxPrice: 25_000 }, isPlace: false }));
  expect(await understoodSearch(price.context, inFrame('hasta 25 mil'))).toEqual({
    maxPrice: 25_000,
    bbox: FRAME,
  });
  const place = contextWith(async () => ({ filters: { places: 'a/b/c' }, isPlace: false }));
  expect(await understoodSearch(place.context, inFrame('casas en C'))).toEqual({ places: 'a/b/c' });
});

it('a place that has just been typed leaves the frame or the distance, and the map may move away from it later', async () => {
  const { context } = contextWith(async () => ({ filters: null, isPlace: true }));
  expect(await understoodSearch(context, inFrame('Coyoacán'), true)).toEqual({
    search: 'Coyoacán',
  });
  expect(await understoodSearch(context, inFrame('Coyoacán'))).toBeNull();
  const around = { search: 'Coyoacán', near: '19.4139,-99.17145,2' };
  expect(await understoodSearch(context, around, true)).toEqual({ search: 'Coyoacán' });
});

it('other words are searched in the frame', async () => {
  const { context } = contextWith(async () => ({ filters: null, isPlace: false }));
  expect(await understoodSearch(context, inFrame('terraza'), true)).toBeNull();
});
