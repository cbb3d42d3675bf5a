import { describe, expect, test } from 'vitest';
import { doubtfulPrice, type NewPrice } from './doubtful-price.ts';
import type { PriceScale } from './price-scale.ts';

const scale: PriceScale = {
  pesosPerDollar: '20',
  medians: [
    { propertyType: 'casa', price: 'sale', median: '8000000.00' },
    { propertyType: 'terreno', price: 'sale', median: '600000.00' },
    { propertyType: 'casa', price: 'rent', median: '150000.00' },
  ],
};
const NO_SCALE: PriceScale = { pesosPerDollar: null, medians: [] };

const house = (amount: string, more: Partial<NewPrice> = {}): NewPrice => ({
  price: 'sale',
  propertyType: 'casa',
  amount,
  currency: 'MXN',
  before: null,
  ...more,
});
const pesos = (amount: string) => ({ amount, currency: 'MXN' });
const dollars = (amount: string) => ({ amount, currency: 'USD' });
const reasonOf = (next: NewPrice, by = scale) => doubtfulPrice(next, by)?.reason;

describe('a change', () => {
  test.each([
    ['8950000', '895000000', 'change'],
    ['1000000', '1300000', undefined],
    ['1000000', '1300001', 'change'],
    ['1000000', '500000', undefined],
    ['1000000', '499999.99', 'change'],
  ])('from %s to %s: %s', (before, after, reason) => {
    expect(reasonOf(house(after, { before: pesos(before) }))).toBe(reason);
  });

  test('tells the price before and how many times it is', () => {
    const before = pesos('8950000.00');
    expect(doubtfulPrice(house('895000000', { before }), scale)).toEqual({
      reason: 'change',
      before,
      times: 100,
    });
  });

  test('of the currency counts in pesos, and without a rate not at all', () => {
    const before = pesos('9000000');
    expect(reasonOf(house('450000', { ...dollars('450000'), before }))).toBeUndefined();
    expect(reasonOf(house('9000000', { ...dollars('9000000'), before }))).toBe('change');
    expect(reasonOf(house('9000000', { ...dollars('9000000'), before }), NO_SCALE)).toBeUndefined();
    const inDollars = dollars('450000');
    expect(reasonOf(house('900000', { ...dollars('900000'), before: inDollars }), NO_SCALE)).toBe(
      'change',
    );
  });

  test('that is none raises no doubt, whatever the price', () => {
    expect(reasonOf(house('1', { before: pesos('1.00') }))).toBeUndefined();
  });
});

describe('the bounds', () => {
  test.each([
    ['sale', '49999.99', 'low'],
    ['sale', '50000', undefined],
    ['sale', '1000000000', undefined],
    ['sale', '1000000000.01', 'high'],
    ['rent', '499.99', 'low'],
    ['rent', '500', undefined],
    ['rent', '2000000', undefined],
    ['rent', '2000001', 'high'],
  ] as const)('%s of %s: %s', (price, amount, reason) => {
    expect(reasonOf(house(amount, { price }), { ...scale, medians: [] })).toBe(reason);
  });

  test('are in pesos: dollars by the rate, and without one unjudged', () => {
    expect(reasonOf(house('2000', dollars('2000')))).toBe('low');
    expect(reasonOf(house('90000', dollars('90000')))).toBeUndefined();
    expect(reasonOf(house('60000000', dollars('60000000')))).toBe('high');
    expect(reasonOf(house('2000', dollars('2000')), NO_SCALE)).toBeUndefined();
  });
});

describe('the median', () => {
  test.each([
    ['casa', '800000000', undefined],
    ['casa', '800000001', 'unlike_others'],
    ['casa', '80000', undefined],
    ['casa', '79999', 'unlike_others'],
    ['terreno', '60000001', 'unlike_others'],
    ['oficina', '900000000', undefined],
  ])('of a %s at %s: %s', (propertyType, amount, reason) => {
    expect(reasonOf(house(amount, { propertyType }))).toBe(reason);
  });

  test('is of sales or of rents', () => {
    expect(reasonOf(house('1499', { price: 'rent' }))).toBe('unlike_others');
    expect(reasonOf(house('1500', { price: 'rent' }))).toBeUndefined();
  });
});
