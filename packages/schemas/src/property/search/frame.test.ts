import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellAt, frameSchema, frameText, readFrame, roundedFrame } from './frame.ts';

const read = (text: string) => {
  const frame = readFrame(text);
  return frame && frameText(frame);
};

describe('a frame on the map', () => {
  test.each([
    ['the corners as they come', '-99.2,19.3,-99.1,19.5'],
    ['east before west', '-99.1,19.3,-99.2,19.5'],
    ['north before south', '-99.2,19.5,-99.1,19.3'],
    ['the latitude first', '19.3,-99.2,19.5,-99.1'],
    ['blanks', ' -99.2 , 19.3 , -99.1 , 19.5 '],
  ])('is read from %s', (_name, text) => {
    expect(read(text)).toBe('-99.2028,19.2996,-99.0964,19.5012');
  });

  test.each([
    ['nothing', ''],
    ['three numbers', '-99.2,19.3,-99.1'],
    ['five numbers', '-99.2,19.3,-99.1,19.5,1'],
    ['no numbers', 'a,b,c,d'],
    ['NaN', 'NaN,19.3,-99.1,19.5'],
    ['an exponent', '-9.9e1,19.3,-99.1,19.5'],
    ['10,000 digits', `${'9'.repeat(10_000)},19.3,-99.1,19.5`],
    ['degrees beyond the poles', '-99.2,190,-99.1,195'],
    ['another country', '-3.8,40.3,-3.6,40.5'],
  ])('is not read from %s', (_name, text) => {
    expect(readFrame(text)).toBeNull();
  });

  it('without a size is one cell', () => {
    const frame = readFrame('-99.1634,19.4126,-99.1634,19.4126');
    expect(frame && frame.east - frame.west).toBeCloseTo(cellAt(0).lng);
    expect(frame && frame.north - frame.south).toBeCloseTo(cellAt(0).lat);
  });

  it('across the whole world is Mexico', () => {
    const frame = readFrame('-180,-90,180,90');
    expect(frame?.west).toBeLessThanOrEqual(-119);
    expect(frame?.north).toBeGreaterThanOrEqual(33);
    expect(frame?.west).toBeGreaterThan(-121);
    expect(frame?.north).toBeLessThan(34);
  });

  it('holds what it was rounded from, and rounding it twice changes nothing', () => {
    const lng = fc.double({ min: -118, max: -87, noNaN: true });
    const lat = fc.double({ min: 15, max: 32, noNaN: true });
    fc.assert(
      fc.property(lng, lat, lng, lat, (x1, y1, x2, y2) => {
        const asked = {
          west: Math.min(x1, x2),
          east: Math.max(x1, x2),
          south: Math.min(y1, y2),
          north: Math.max(y1, y2),
        };
        const rounded = roundedFrame(asked);
        // The grid is exact to a ten-millionth of a degree, which is a centimetre.
        expect(rounded.west).toBeLessThanOrEqual(asked.west + 1e-7);
        expect(rounded.east).toBeGreaterThanOrEqual(asked.east - 1e-7);
        expect(rounded.south).toBeLessThanOrEqual(asked.south + 1e-7);
        expect(rounded.north).toBeGreaterThanOrEqual(asked.north - 1e-7);
        expect(roundedFrame(rounded)).toEqual(rounded);
        expect(frameSchema.parse(frameText(rounded))).toBe(frameText(rounded));
      }),
    );
  });
});
