import { expect, it } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { countLabel } from './count-label.ts';
import type { PageQuery } from './page-query.ts';

const aPage = {
  items: [aPropertyCard()],
  page: 1,
  pageCount: 1,
  suggestion: null,
  placeNames: {},
  textPlaces: null,
  withNeighbours: null,
  inWords: 0,
  ignored: [],
};

function label(total: number, totalIsCapped = false, query: Partial<PageQuery> = {}): string {
  return countLabel({
    data: { ...aPage, total, totalIsCapped },
    error: null,
    isFetching: false,
    isPlaceholderData: false,
    refetch: async () => ({ isError: false, error: null }),
    ...query,
  });
}

it.each([
  [1, false, '1 propiedad'],
  [1234, false, '1,234 propiedades'],
  [10_000, false, '10,000 propiedades'],
  [10_000, true, 'más de 10,000 propiedades'],
])('%i found (capped: %s) are announced as %s', (total, totalIsCapped, words) => {
  expect(label(total, totalIsCapped)).toBe(words);
});

it('announces an empty search', () => {
  expect(label(0, false, { data: { ...aPage, items: [], total: 0, totalIsCapped: false } })).toBe(
    '0 propiedades',
  );
});

it('never announces the count of the search before', () => {
  expect(label(1234, false, { isPlaceholderData: true })).toBe('Buscando…');
});

it('announces no count on a page after the last, which shows nothing', () => {
  const data = { ...aPage, items: [], page: 9, total: 57, totalIsCapped: false };
  expect(label(57, false, { data })).toBe('');
});

it('announces loading, and nothing after a failure', () => {
  expect(label(0, false, { data: undefined })).toBe('Cargando propiedades…');
  expect(label(0, false, { data: undefined, error: new Error('away') })).toBe('');
});
