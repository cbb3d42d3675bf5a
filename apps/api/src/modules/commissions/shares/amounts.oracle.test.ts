import {
  commissionAmount,
  commissionPrice,
  exceeds,
  fromHundredths,
  isSameDecimal,
  isUnusuallyHigh,
  percentageLeft,
  percentageOfCommission,
  sumOfAmounts,
  timesAmount,
  hundredthsOf,
} from '@pbr/schemas/commission/amounts';
import { percentageSchema } from '@pbr/schemas/commission/percentage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

/** A fraction of whole numbers, so that nothing is rounded. */
interface Rational {
  over: bigint;
  under: bigint;
}
const times = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** Reads the text digit by digit, in another way than the tested code. */
function rationalOf(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
}

/** Rounds to the nearest hundredth; a tie goes up. */
function roundedHalfUp({ over, under }: Rational): bigint {
  const floor = (over * 100n) / under;
  const rest = over * 100n - floor * under;
  return rest * 2n >= under ? floor + 1n : floor;
}

const decimals = (max: bigint) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max }), fc.integer({ min: 0, max: 2 }))
    .map(([hundredths, digits]) => {
      const whole = String(hundredths / 100n);
      const fraction = String(hundredths % 100n).padStart(2, '0');
      return digits === 0 ? whole : `${whole}.${fraction.slice(0, digits)}`;
    });
/** All prices that numeric(12,2) can hold. */
const prices = decimals(999_999_999_999n);
const percentages = decimals(10_000n).filter((text) => rationalOf(text).over > 0n);
const currencies = fc.constantFrom('MXN', 'USD');
const runs = { numRuns: 2000 };

describe('the amount of a commission', () => {
  test('is the exact fraction of the price, rounded half up to the cent, for every price and percentage', () => {
    fc.assert(
      fc.property(prices, percentages, (price, percentage) => {
        const exact = times(rationalOf(price), rationalOf(percentage));
        const expected = roundedHalfUp({ ...exact, under: exact.under * 100n });
        expect(commissionAmount(price, percentage)).toBe(fromHundredths(expected));
      }),
      runs,
    );
  });

  test('adds up, per currency, to the exact sum of the rounded amounts', () => {
    const share = fc.tuple(prices, percentages, currencies);
    fc.assert(
      fc.property(fc.array(share, { maxLength: 30 }), (shares) => {
        for (const currency of ['MXN', 'USD']) {
          const own = shares.filter(([, , each]) => each === currency);
          const expected = own.reduce((sum, [price, percentage]) => {
            const exact = times(rationalOf(price), rationalOf(percentage));
            return sum + roundedHalfUp({ ...exact, under: exact.under * 100n });
          }, 0n);
          const amounts = own.map(([price, percentage]) => commissionAmount(price, percentage));
          expect(sumOfAmounts(amounts.map((amount) => amount ?? 'x'))).toBe(
            fromHundredths(expected),
          );
        }
      }),
    );
  });

  test('in parts of 100 % together differs from the price by less than half a cent per part', () => {
    fc.assert(
      fc.property(
        prices,
        fc.array(fc.bigInt({ min: 1n, max: 900n }), { maxLength: 11 }),
        (price, parts) => {
          const rest = 10_000n - parts.reduce((sum, part) => sum + part, 0n);
          const all = [...parts, rest].map((part) => commissionAmount(price, fromHundredths(part)));
          const sum = hundredthsOf(sumOfAmounts(all.map((amount) => amount ?? 'x'))) ?? 0n;
          const difference = (sum - (hundredthsOf(price) ?? 0n)) * 2n;
          const most = BigInt(all.length);
          expect(difference >= -most && difference <= most).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['8000000', '2.50', '200000.00'],
    ['8000000.00', '2.5', '200000.00'],
    ['0.01', '50', '0.01'],
    ['0.01', '49.99', '0.00'],
    ['1.10', '0.45', '0.00'],
    // Binary fractions get this wrong: 1.005 * 100.
    ['100.50', '1.00', '1.01'],
    // The product in hundredths is odd and beyond 2 ** 53.
    ['9999999950.01', '99.99', '9998999950.01'],
    ['9999999999.99', '100', '9999999999.99'],
    ['9999999999.99', '0.01', '1000000.00'],
  ])('%s × %s %% is %s', (price, percentage, amount) => {
    expect(commissionAmount(price, percentage)).toBe(amount);
  });

  test('is unknown without a price, and while the text is not a percentage', () => {
    expect(commissionAmount(null, '5')).toBeNull();
    for (const typed of ['', '.', '5.', '5,0', '-1', '1e2', '2.505', 'abc'])
      expect(commissionAmount('100', typed), typed).toBeNull();
  });
});

describe('the base price of a percentage', () => {
  test.each([
    ['venta', '10', '2', '10'],
    ['renta', '10', '2', '2'],
    ['ambos', '10', '2', '10'],
    ['ambos', null, '2', '2'],
    ['venta', null, '2', null],
    ['renta', '10', null, null],
    ['traspaso', '10', '2', '10'],
  ])('for %s with %s and %s is %s', (operationType, salePrice, rentPrice, price) => {
    expect(commissionPrice({ operationType, salePrice, rentPrice })).toBe(price);
  });
});

describe('a part of a commission', () => {
  test('of 5 %, shared in half, is 2.50 % of the price', () => {
    expect(percentageOfCommission('5', '50')).toBe('2.50');
  });

  test('is the exact product, rounded half up, or too small to share', () => {
    fc.assert(
      fc.property(decimals(10_000n), decimals(10_000n), (commission, part) => {
        const exact = times(rationalOf(commission), rationalOf(part));
        const expected = roundedHalfUp({ ...exact, under: exact.under * 100n });
        const isShareable = expected >= 1n && expected <= 10_000n;
        expect(percentageOfCommission(commission, part)).toBe(
          isShareable ? fromHundredths(expected) : null,
        );
      }),
      runs,
    );
  });

  test('is unusual above ten per cent, but not at ten', () => {
    expect(['10', '10.00', '10.01', '50', 'x'].map(isUnusuallyHigh)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

test('hundredths convert to text and back without loss', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (hundredths) => {
      expect(hundredthsOf(fromHundredths(hundredths))).toBe(hundredths);
    }),
  );
  expect(isSameDecimal('2.5', '2.50')).toBe(true);
  expect(isSameDecimal(null, '0')).toBe(false);
  expect(isSameDecimal(null, null)).toBe(true);
  expect([exceeds('100.01', '100'), exceeds('100', '100.00')]).toEqual([true, false]);
  expect([percentageLeft('97.50'), percentageLeft('120')]).toEqual(['2.50', '0.00']);
  expect(timesAmount('0.10', 3)).toBe('0.30');
});

describe('a written percentage', () => {
  test('comes out as the database writes it, from 0.01 to 100', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000n }), (hundredths) => {
        const text = fromHundredths(hundredths);
        expect(z.parse(percentageSchema, text)).toBe(text);
        // The same value as a JSON number gives the same text.
        expect(z.parse(percentageSchema, Number(text))).toBe(text);
      }),
      runs,
    );
  });

  const REQUIRED = 'El porcentaje es requerido.';
  const RANGE = 'Escribe un porcentaje de 0.01 a 100, con dos decimales como máximo.';
  const tooStrange = [0, '0.00', 0.005, '100.01', 101, -1, '-1', '1e1', '2.505', 'abc', '٥', 1e21];

  test.each([
    ...['', ' ', undefined, null].map((value) => ({ value, message: REQUIRED })),
    ...tooStrange.map((value) => ({ value, message: RANGE })),
  ])('is refused as $value', ({ value, message }) => {
    const issues = z.safeParse(percentageSchema, value).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });
});
