import { describe, expect, it } from 'vitest';
import { formatWait } from './units.ts';

describe('a wait', () => {
  it.each([
    [0.2, '1 segundo'],
    [40, '40 segundos'],
    [61, '2 minutos'],
  ])('of %d seconds is never said too short: %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});
