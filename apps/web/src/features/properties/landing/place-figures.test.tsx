import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasFigures, PlaceFigures } from './place-figures.tsx';

const landing = {
  operation: 'renta' as const,
  places: [],
  total: 12,
  pricedTotal: 10,
  medianPrice: '45000.00',
  lowestPrice: '18000.00',
  highestPrice: '120000.00',
  items: [],
  page: 1,
  pageCount: 1,
  children: [],
  near: [],
  types: [],
};

const shown = () => [...document.querySelectorAll('dd')].map((figure) => figure.textContent);

test('shows the median and the range', () => {
  render(<PlaceFigures landing={landing} />);

  expect(screen.getByText('Precio mediano al mes')).toBeTruthy();
  expect(shown()).toEqual(['$45,000', '$18,000 – $120,000']);
});

test('shows no median of a few prices', () => {
  render(<PlaceFigures landing={{ ...landing, pricedTotal: 4 }} />);

  expect(shown()).toEqual(['$18,000 – $120,000']);
});

test('mentions no month for sales', () => {
  render(<PlaceFigures landing={{ ...landing, operation: 'venta' }} />);

  expect(screen.getByText('Precio mediano')).toBeTruthy();
});

test.each([
  ['a place with several prices', {}, true],
  ['one price only', { pricedTotal: 1, lowestPrice: '45000.00', highestPrice: '45000.00' }, false],
  ['no price', { pricedTotal: 0, medianPrice: null, lowestPrice: null, highestPrice: null }, false],
])('%s', (_case, figures, isShown) => {
  expect(hasFigures({ ...landing, ...figures })).toBe(isShown);
});
