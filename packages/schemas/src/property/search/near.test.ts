import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellAt } from './frame.ts';
import { nearText, readNear } from './near-parts.ts';
import { nearSchema } from './near.ts';

const read = (text: string) => {
  const near = readNear(text);
  return near && nearText(near);
};
const CONDESA = 'ciudad-de-mexico/cuauhtemoc/condesa';

describe('a distance', () => {
  test.each([
    ['a point as it comes', '19.4178,-99.1634,2', '19.4175,-99.16385,2'],
    ['the longitude first', '-99.1634,19.4178,2', '19.4175,-99.16385,2'],
    ['another corner of the cell', '19.4183,-99.1631,2', '19.4175,-99.16385,2'],
    ['no kilometres', '19.4178,-99.1634', '19.4175,-99.16385,2'],
    ['blanks', ' 19.4178 , -99.1634 , 5 ', '19.4175,-99.16385,5'],
    ['whole degrees', '19,-99,1', '18.9999,-99.00045,1'],
    ['a colonia', `${CONDESA},1`, `${CONDESA},1`],
    ['a colonia alone', CONDESA, `${CONDESA},2`],
    ['a city', 'jalisco/guadalajara,5', 'jalisco/guadalajara,5'],
  ])('is read from %s', (_name, text, canonical) => {
    expect(read(text)).toBe(canonical);
    expect(nearSchema.parse(text)).toBe(canonical);
  });

  test.each([
    ['nothing', ''],
    ['one number', '19.4'],
    ['four numbers', '19.4,-99.1,2,2'],
    ['NaN', 'NaN,-99.1,2'],
    ['an exponent', '1.9e1,-99.1,2'],
    ['10,000 digits', `${'9'.repeat(10_000)},-99.1,2`],
    ['10,000 blanks', `${' '.repeat(10_000)}?`],
    ['3 km', '19.4,-99.1,3'],
    ['0 km', '19.4,-99.1,0'],
    ['-2 km', '19.4,-99.1,-2'],
    ['12 km', '19.4,-99.1,12'],
    ['half a km', `${CONDESA},0.5`],
    ['another country', '40.4,-3.7,2'],
    ['degrees beyond the poles', '190,-99.1,2'],
    ['a name instead of a path', 'La Condesa,2'],
    ['a path of four parts', 'a/b/c/d,2'],
    ['two places', 'yucatan/merida,jalisco/guadalajara,2'],
  ])('is not read from %s', (_name, text) => {
    expect(readNear(text)).toBeNull();
  });

  it('is kept as the middle of the cell of the point, and rounding it twice changes nothing', () => {
    const lng = fc.double({ min: -118, max: -87, noNaN: true });
    const lat = fc.double({ min: 15, max: 32, noNaN: true });
    fc.assert(
      fc.property(lat, lng, (y, x) => {
        const near = readNear(`${y.toFixed(9)},${x.toFixed(9)},1`);
        if (!near || 'path' in near) throw new Error('no point');
        // The grid is exact to a ten-millionth of a degree, which is a centimetre.
        expect(Math.abs(near.lat - y)).toBeLessThanOrEqual(cellAt(0).lat / 2 + 1e-7);
        expect(Math.abs(near.lng - x)).toBeLessThanOrEqual(cellAt(0).lng / 2 + 1e-7);
        expect(read(nearText(near))).toBe(nearText(near));
      }),
    );
  });
});
