import { describe, expect, it } from 'vitest';
import { formatDuration, formatElapsed, formatTimeLeft } from './durations.ts';

const SINCE = '2026-11-21T12:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the time since a moment', () => {
  it.each([
    [-5 * MINUTE, 'hace un momento'],
    [59_000, 'hace un momento'],
    [MINUTE, 'hace 1 minuto'],
    [119 * MINUTE, 'hace 119 minutos'],
    [2 * HOUR, 'hace 2 horas'],
    [47.9 * HOUR, 'hace 47 horas'],
    [48 * HOUR, 'hace 2 días'],
    [40 * 24 * HOUR, 'hace 40 días'],
  ])('after %i ms is %s', (later, words) => {
    expect(formatElapsed(SINCE, new Date(SINCE).getTime() + later)).toBe(words);
  });

  it('counts the days of the calendar in Mexico City', () => {
    // Late on the 20th there.
    const late = '2026-11-21T05:30:00.000Z';
    expect(formatElapsed(late, Date.parse('2026-11-23T05:59:00.000Z'))).toBe('hace 2 días');
    expect(formatElapsed(late, Date.parse('2026-11-23T06:01:00.000Z'))).toBe('hace 3 días');
  });
});

describe('the time until a moment', () => {
  it.each([
    ['2026-11-20T18:45:00.000Z', '45 minutos'],
    ['2026-11-21T18:00:00.000Z', '24 horas'],
    // The last minute of the 23rd in Mexico City.
    ['2026-11-24T05:59:00.000Z', '3 días'],
    ['2026-11-24T06:00:00.000Z', '4 días'],
  ])('until %s is %s', (until, words) => {
    expect(formatTimeLeft(until, Date.parse('2026-11-20T18:00:00.000Z'))).toBe(words);
  });
});

describe('a duration', () => {
  it.each([
    [0, '0 minutos'],
    [1, '1 minuto'],
    [90, '90 minutos'],
    [150, '3 horas'],
    [3 * 24 * 60, '3 días'],
  ])('of %i minutes is %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });
});
