import { describe, expect, it } from 'vitest';
import type { OperationFilter } from '../property/search/filters.ts';
import { formatShortMoney, shortPrice } from './short-price.ts';

describe('a price in few signs', () => {
  it.each([
    ['950', 'MXN', '$950'],
    ['1000', 'MXN', '$1 mil'],
    ['25000.00', 'MXN', '$25 mil'],
    ['25500', 'MXN', '$25.5 mil'],
    ['99960', 'MXN', '$100 mil'],
    ['850400', 'MXN', '$850 mil'],
    ['999499', 'MXN', '$999 mil'],
    ['999500', 'MXN', '$1 M'],
    ['4500000', 'MXN', '$4.5 M'],
    ['99960000', 'MXN', '$100 M'],
    ['1250000000', 'MXN', '$1,250 M'],
    ['250000', 'USD', 'USD 250 mil'],
    ['1300000', 'EUR', 'EUR 1.3 M'],
  ])('of %s %s is %s', (amount, currency, text) => {
    expect(formatShortMoney(amount, currency)).toBe(text);
  });

  it.each<[string, string | null, string | null, OperationFilter | undefined, string | null]>([
    ['venta', '4500000', null, undefined, '$4.5 M'],
    ['renta', null, '25000', undefined, '$25 mil/mes'],
    ['renta', null, '25000', 'renta', '$25 mil/mes'],
    ['ambos', '4500000', '25000', undefined, '$4.5 M'],
    ['ambos', '4500000', '25000', 'renta', '$25 mil/mes'],
    ['ambos', null, '25000', undefined, '$25 mil/mes'],
    ['ambos', null, '25000', 'venta', null],
    // A price that the operation does not offer is not shown.
    ['venta', null, '25000', undefined, null],
    ['venta', null, null, undefined, null],
  ])(
    'leads a listing for %s at %s and %s among %s as %s',
    (operationType, sale, rent, among, text) => {
      const prices = { salePrice: sale, rentPrice: rent, currency: 'MXN', mxnEquivalent: null };
      expect(shortPrice({ operationType, ...prices }, among)).toBe(text);
    },
  );
});
