import { expect, it, vi } from 'vitest';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { understood } from './understood.ts';

function contextWith(answer: () => Promise<unknown>) {
  const ensureData = vi.fn(answer);
  const context = { trpcUtils: { property: { understand: { ensureData } } } };
  return { context: context as unknown as RouterContext, ensureData };
}

it('puts the filters of a sentence in the place of its text, and keeps the others', async () => {
  const { context, ensureData } = contextWith(async () => ({
    filters: { operation: 'renta', maxPrice: 25_000, type: undefined },
  }));
  const search = { search: 'hasta 25 mil al mes', bedrooms: 2, page: 3 };
  expect(await understood(context, search)).toEqual({
    operation: 'renta',
    maxPrice: 25_000,
    bedrooms: 2,
  });
  expect(ensureData).toHaveBeenCalledWith({ text: 'hasta 25 mil al mes' });
});

it('still says that the text was cut', async () => {
  const { context } = contextWith(async () => ({ filters: { operation: 'renta' } }));
  expect(await understood(context, { search: 'renta y más', cut: 'search' })).toEqual({
    operation: 'renta',
    cut: 'search',
  });
});

it.each([
  ['means nothing', async () => ({ filters: null })],
  ['cannot be read now', () => Promise.reject(new Error('away'))],
])('leaves a text that %s as it is', async (_what, answer) => {
  expect(await understood(contextWith(answer).context, { search: 'con vibra' })).toBeNull();
});
