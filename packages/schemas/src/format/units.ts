import { LOCALE } from './locale.ts';

/** '3 horas' */
export function formatUnit(amount: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** '40 segundos', '12 minutos'; always rounded up. */
export function formatWait(seconds: number): string {
  return seconds < 60
    ? formatUnit(Math.ceil(seconds), 'second')
    : formatUnit(Math.ceil(seconds / 60), 'minute');
}
