import { describe, expect, it } from 'vitest';
import { formatDuration, formatElapsed } from './durations.ts';

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
  ])('after %i ms is %s, and never longer than it was', (later, words) => {
    expect(formatElapsed(SINCE, new Date(SINCE).getTime() + later)).toBe(words);
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
