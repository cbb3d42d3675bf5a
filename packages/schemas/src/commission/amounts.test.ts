import { describe, expect, it } from 'vitest';
import {
  commissionAmount,
  commissionCases,
  shareAmount,
  commissionPrice,
  exceeds,
  isSameDecimal,
  isUnusuallyHigh,
  keptPart,
  percentageLeft,
  percentageOfCommission,
  type ShareTerms,
  sumOfAmounts,
  timesAmount,
  hundredthsOf,
} from './amounts.ts';

describe('a percentage of a price', () => {
  it.each([
    ['8000000', '2.50', '200000.00'],
    ['8000000.00', '2.5', '200000.00'],
    // Half a cent rounds up, less than half rounds down.
    ['0.50', '1', '0.01'],
    ['0.49', '1', '0.00'],
    ['999999999999.99', '100', '999999999999.99'],
    // 4.10 and 0.35 are not exact binary fractions: 35 % of 4.10 is exactly 1.435.
    ['4.10', '35', '1.44'],
    ['0', '50', '0.00'],
  ])('of %s at %s %% is %s', (price, percentage, amount) => {
    expect(commissionAmount(price, percentage)).toBe(amount);
  });

  it.each([
    [null, '2'],
    ['8000000', ''],
    ['8000000', 'la mitad'],
    ['8000000', '2,5'],
    ['8000000', '2.505'],
    ['8000000', '-1'],
    ['8000000', '1e2'],
  ])('is unknown for %s at "%s"', (price, percentage) => {
    expect(commissionAmount(price, percentage)).toBeNull();
  });

  it('refers to the sale price, or to the rent if there is no other', () => {
    const prices = { salePrice: '100', rentPrice: '7' };
    expect(commissionPrice({ operationType: 'venta', ...prices })).toBe('100');
    expect(commissionPrice({ operationType: 'renta', ...prices })).toBe('7');
    expect(commissionPrice({ operationType: 'ambos', ...prices })).toBe('100');
    expect(commissionPrice({ operationType: 'ambos', ...prices, salePrice: null })).toBe('7');
    expect(commissionPrice({ operationType: 'venta', ...prices, salePrice: null })).toBeNull();
  });
});

describe('a part of a commission', () => {
  it.each([
    ['5', '50', '2.50'],
    ['6', '33.33', '2.00'],
    ['0.01', '50', '0.01'],
    ['100', '100', '100.00'],
  ])('of %s %% × %s %% is %s', (commission, part, percentage) => {
    expect(percentageOfCommission(commission, part)).toBe(percentage);
  });

  it.each([
    ['5', ''],
    ['', '50'],
    ['0.01', '1'],
    ['200', '100'],
    ['5', '0'],
  ])('is invalid for "%s" × "%s"', (commission, part) => {
    expect(percentageOfCommission(commission, part)).toBeNull();
  });
});

it('warns above ten per cent, but not at it', () => {
  expect(['10', '10.00', '9.99', '', 'x'].filter(isUnusuallyHigh)).toEqual([]);
  expect(['10.01', '50', '100'].filter(isUnusuallyHigh)).toHaveLength(3);
});

it('adds without binary fractions', () => {
  expect(sumOfAmounts(['0.10', '0.20'])).toBe('0.30');
  expect(sumOfAmounts([])).toBe('0.00');
  expect(timesAmount('0.07', 3)).toBe('0.21');
});

it('gives the percentage left to share, and nothing beyond 100 %', () => {
  expect(percentageLeft('97.50')).toBe('2.50');
  expect(percentageLeft('100')).toBe('0.00');
  expect(percentageLeft('130')).toBe('0.00');
});

it('compares as numbers', () => {
  expect(isSameDecimal('2.5', '2.50')).toBe(true);
  expect(isSameDecimal('2.5', '2.51')).toBe(false);
  expect(isSameDecimal(null, null)).toBe(true);
  expect(isSameDecimal(null, '0')).toBe(false);
  expect(exceeds('10', '9.99')).toBe(true);
  expect(exceeds('9.99', '9.99')).toBe(false);
});

it('accepts plain decimals only', () => {
  expect(hundredthsOf(' 2.5 ')).toBe(250n);
  for (const text of ['2,5', '2.', '.5', '+2', '1e3', '٢', '2.555', ''])
    expect(hundredthsOf(text), text).toBeNull();
});

describe('the cases of a share', () => {
  const half = { percentage: '2.5', commissionTotal: null, commissionPart: null };
  const priced = { salePrice: '8000000.00', rentPrice: '30000.00' };

  it.each([
    ['venta', [{ operation: 'venta', price: '8000000.00', amount: '200000.00' }]],
    ['renta', [{ operation: 'renta', price: '30000.00', amount: '750.00' }]],
    [
      'ambos',
      [
        { operation: 'venta', price: '8000000.00', amount: '200000.00' },
        { operation: 'renta', price: '30000.00', amount: '750.00' },
      ],
    ],
  ])('of a listing for %s', (operationType, cases) => {
    expect(commissionCases({ ...priced, operationType }, half)).toEqual(cases);
  });

  it('have no amount without a price', () => {
    const listing = { operationType: 'ambos', salePrice: null, rentPrice: '30000.00' };
    expect(commissionCases(listing, half).map(({ amount }) => amount)).toEqual([null, '750.00']);
  });
});

describe('the amount of a share', () => {
  const of = (
    percentage: string,
    commissionTotal: string | null,
    commissionPart: string | null,
  ) => ({
    percentage,
    commissionTotal,
    commissionPart,
  });

  it.each([
    ['is price × total × part', '8000000', of('2.50', '5.00', '50.00'), '200000.00'],
    ['is not taken of the rounded percentage', '8000000', of('1.84', '5.25', '35.00'), '147000.00'],
    ['is rounded half up to the cent, once', '100.01', of('0.25', '0.50', '50.00'), '0.25'],
    ['is rounded up from half a cent on', '1.00', of('0.50', '1.00', '50.00'), '0.01'],
    [
      'is price × percentage where they are not kept',
      '8000000',
      of('1.84', null, null),
      '147200.00',
    ],
    [
      'is price × percentage where they do not make it',
      '8000000',
      of('3.00', '5.00', '50.00'),
      '240000.00',
    ],
    ['is unknown without a price', null, of('2.50', '5.00', '50.00'), null],
  ])('%s', (_how, price, terms, amount) => {
    expect(shareAmount(price, terms)).toBe(amount);
  });

  it('is price × percentage in an answer of the release before', () => {
    const terms = { percentage: '2.50' } as ShareTerms;
    expect(shareAmount('8000000', terms)).toBe('200000.00');
    expect(keptPart(terms)).toBeNull();
  });
});
