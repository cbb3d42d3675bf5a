import { hundredthsOf } from '@pbr/schemas/commission/amounts';
import type { PriceChange } from '@pbr/schemas/bulk-change/forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPrices, type PricedRow } from './changed-prices.ts';

const forSale = (salePrice: string | null, currency = 'MXN'): PricedRow => ({
  operationType: 'venta',
  salePrice,
  rentPrice: null,
  currency,
});
const byPercent = (value: string, direction: PriceChange['direction'] = 'down'): PriceChange => ({
  by: 'percent',
  direction,
  value,
  currency: null,
  prices: 'both',
});
const byAmount = (value: string, direction: PriceChange['direction'] = 'down'): PriceChange => ({
  ...byPercent(value, direction),
  by: 'amount',
  currency: 'MXN',
});

/** The new sale price, or the reason why there is none. */
function saleAfter(price: string, change: PriceChange): string | undefined {
  const found = changedPrices(forSale(price), change);
  return 'reason' in found ? found.reason : found.steps[0]?.after;
}

describe('a percentage gives whole pesos or dollars, half of one rounded up', () => {
  test.each([
    ['4500000', '5', 'down', '4275000.00'],
    ['4500000.00', '5', 'up', '4725000.00'],
    ['4333333', '3', 'down', '4203333.00'],
    ['1', '50', 'up', '2.00'],
    ['10', '4.99', 'up', '10.00 is the same'],
    ['25000.50', '10', 'up', '27501.00'],
    // 0.1 and 4.35 are not exact binary fractions: 0.1 % of 4,350 is exactly 4.35, and 1 % of 50 is exactly half.
    ['4350', '0.1', 'down', '4346.00'],
    ['50', '1', 'up', '51.00'],
    ['50', '1', 'down', '50.00 is the same'],
    ['9999999999', '0.01', 'up', 'too_high'],
    ['100', '99.99', 'down', 'too_low'],
    ['0', '10', 'up', 'too_low'],
  ] as const)('%s by %s %% %s is %s', (price, value, direction, after) => {
    const expected = after.endsWith('the same') ? 'same_price' : after;
    expect(saleAfter(price, byPercent(value, direction))).toBe(expected);
  });
});

describe('an amount counts to the cent', () => {
  test.each([
    ['4500000', '50000', 'down', '4450000.00'],
    ['0.10', '0.20', 'up', '0.30'],
    ['25000.50', '0.50', 'down', '25000.00'],
    ['50000', '50000', 'down', 'too_low'],
    ['50000', '50000.01', 'down', 'too_low'],
    ['9999999999.98', '0.01', 'up', '9999999999.99'],
    ['9999999999.99', '0.01', 'up', 'too_high'],
  ] as const)('%s by %s %s is %s', (price, value, direction, after) => {
    expect(saleAfter(price, byAmount(value, direction))).toBe(after);
  });

  test('and leaves out prices in another currency, which a percentage does not', () => {
    const dollars = forSale('350000', 'USD');
    expect(changedPrices(dollars, byAmount('100'))).toEqual({ reason: 'other_currency' });
    expect(changedPrices(dollars, { ...byAmount('100'), currency: 'USD' })).toMatchObject({
      steps: [{ after: '349900.00' }],
    });
    expect(changedPrices(dollars, byPercent('10'))).toMatchObject({
      steps: [{ after: '315000.00' }],
    });
  });
});

describe('the price that changes', () => {
  const both = { operationType: 'ambos', salePrice: '1000', rentPrice: '10', currency: 'MXN' };
  const sale = { price: 'sale', before: '1000.00', after: '1100.00' };
  const rent = { price: 'rent', before: '10.00', after: '11.00' };

  test.each([
    ['ambos', 'sale', [sale]],
    ['ambos', 'rent', [rent]],
    ['ambos', 'both', [sale, rent]],
    // The choice concerns only listings with both prices.
    ['venta', 'rent', [sale]],
    ['renta', 'sale', [rent]],
  ] as const)('of %s with the choice %s', (operationType, prices, steps) => {
    expect(changedPrices({ ...both, operationType }, { ...byPercent('10', 'up'), prices })).toEqual(
      {
        steps,
      },
    );
  });

  test.each([
    ['venta', 'both', { salePrice: null }],
    ['renta', 'both', { rentPrice: null }],
    ['ambos', 'sale', { salePrice: null }],
    ['ambos', 'both', { salePrice: null, rentPrice: null }],
    // A stored price that the operation hides is nobody's business.
    ['venta', 'both', { salePrice: null, rentPrice: '10' }],
  ] as const)('of %s with the choice %s is not there', (operationType, prices, values) => {
    const listing = { ...both, ...values, operationType };
    expect(changedPrices(listing, { ...byPercent('10'), prices })).toEqual({ reason: 'no_price' });
  });

  test('is the only one where the other is missing', () => {
    expect(changedPrices({ ...both, salePrice: null }, byPercent('10', 'up'))).toEqual({
      steps: [rent],
    });
  });

  test('does not change alone where the other one cannot', () => {
    expect(changedPrices(both, byAmount('10'))).toEqual({ reason: 'too_low' });
  });
});

const money = fc.bigInt({ min: 1n, max: 999_999_999_999n });
const text = (hundredths: bigint) =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

test('whatever the price and the percentage, the new price is whole, within half a peso of the exact one, and fits', () => {
  fc.assert(
    fc.property(
      money,
      fc.bigInt({ min: 1n, max: 100_000n }),
      fc.constantFrom('up', 'down'),
      (price, percent, direction) => {
        fc.pre(direction === 'up' || percent < 10_000n);
        const found = changedPrices(forSale(text(price)), byPercent(text(percent), direction));
        if ('reason' in found) return;
        const after = hundredthsOf(found.steps[0]?.after ?? '') ?? -1n;
        const exact = price * (direction === 'up' ? 10_000n + percent : 10_000n - percent);
        const off = after * 10_000n - exact;
        expect(after % 100n).toBe(0n);
        expect(off <= 500_000n && off > -500_000n).toBe(true);
        expect(after > 0n && after <= 999_999_999_999n).toBe(true);
      },
    ),
  );
});

test('an amount up and the same amount down give the old price back', () => {
  fc.assert(
    fc.property(money, money, (price, amount) => {
      const up = changedPrices(forSale(text(price)), byAmount(text(amount), 'up'));
      if ('reason' in up) return;
      const down = changedPrices(forSale(up.steps[0]?.after ?? null), byAmount(text(amount)));
      expect(down).toMatchObject({ steps: [{ after: text(price) }] });
    }),
  );
});
