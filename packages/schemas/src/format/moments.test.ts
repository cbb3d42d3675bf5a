import { describe, expect, it } from 'vitest';
import {
  dayInMexico,
  daysInMexico,
  formatLocalMoment,
  formatLocalTime,
  formatMoment,
  formatSortableMoment,
  formatShortDay,
} from './moments.ts';

// Still the evening of the day before in Mexico City.
const EVENING = '2026-11-21T05:59:00.000Z';

describe('moments', () => {
  it('are read by the clock of Mexico City', () => {
    expect(formatMoment(EVENING)).toMatch(/^20 de noviembre de 2026\D+11:59/u);
    expect(formatMoment(new Date(EVENING))).toBe(formatMoment(EVENING));
    expect(formatSortableMoment(EVENING)).toBe('2026-11-20 23:59');
    expect(dayInMexico(new Date(EVENING))).toBe('2026-11-20');
  });

  it('are as many days apart as midnights of Mexico City lie between them', () => {
    const days = (from: string, to: string) => daysInMexico(new Date(from), new Date(to));
    expect(days(EVENING, '2026-11-21T06:00:00.000Z')).toBe(1);
    expect(days('2026-11-20T06:00:00.000Z', EVENING)).toBe(0);
    expect(days(EVENING, '2026-11-20T05:59:00.000Z')).toBe(-1);
    // Mexico City changed its clocks until 2022.
    expect(days('2022-10-29T17:00:00.000Z', '2022-11-01T18:00:00.000Z')).toBe(3);
  });

  it('that never left the device are read by its own clock, without the year', () => {
    const noon = new Date(2026, 10, 20, 12, 5).getTime();
    expect(formatLocalMoment(noon)).toMatch(/^20 de noviembre\D+12:05/u);
  });

  it('shorten a plain day to its number and month', () => {
    expect(formatShortDay('2026-11-16')).toBe('16 nov');
  });

  it('agree with their article', () => {
    const at = (hour: number) => new Date(2026, 10, 20, hour, 5).toISOString();
    expect(formatLocalTime(at(13))).toMatch(/^la 1:05/u);
    expect(formatLocalTime(at(12))).toMatch(/^las 12:05/u);
    expect(formatLocalTime(at(11))).toMatch(/^las 11:05/u);
  });
});
