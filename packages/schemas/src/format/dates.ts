import { LOCALE, onDemand, TIME_ZONE } from './locale.ts';

const format = (dateStyle: 'long' | 'medium', timeZone: string) =>
  onDemand(() => new Intl.DateTimeFormat(LOCALE, { dateStyle, timeZone }));
const longDate = format('long', TIME_ZONE);
const longDay = format('long', 'UTC');
const mediumDate = format('medium', TIME_ZONE);
const mediumDay = format('medium', 'UTC');

/** Formats a moment or a plain day ('2026-11-01') as '1 nov 2026'. */
export function formatDay(date: string): string {
  return (isPlainDay(date) ? mediumDay : mediumDate)().format(new Date(date));
}

/** Formats a moment or a plain day ('2026-11-01') as '1 de noviembre de 2026'. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return 'Fecha no disponible';
  const parsed = new Date(date);
  if (Number.isNaN(parsed.getTime())) return 'Fecha no válida';
  return (isPlainDay(date) ? longDay : longDate)().format(parsed);
}

/** A plain day has no time zone: converting it to Mexico's would show the day before. */
const isPlainDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/u.test(date);
