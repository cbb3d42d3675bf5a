import { describe, expect, it } from 'vitest';
import { formatArea, formatCount, formatCounted, formatMeasure } from './numbers.ts';

describe('measures and counts', () => {
  it.each([
    ['120', '120 m²'],
    ['80.50', '80.5 m²'],
    ['12345.67', '12,345.67 m²'],
  ])('%s square metres are read as %s', (area, text) => {
    expect(formatArea(area)).toBe(text);
  });

  it('names metres', () => {
    expect(formatMeasure('7.50', 'm')).toBe('7.5 m');
  });

  it('groups thousands', () => {
    expect(formatCount(23140)).toBe('23,140');
  });

  it.each([
    [0, '0 propiedades'],
    [1, '1 propiedad'],
    [2, '2 propiedades'],
    [1000000, '1,000,000 propiedades'],
  ])('%i is counted as %s', (count, text) => {
    expect(formatCounted(count, 'propiedad', 'propiedades')).toBe(text);
  });
});
