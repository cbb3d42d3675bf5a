import { LOCALE, onDemand, TIME_ZONE } from './locale.ts';

const longDate = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE }),
);
const longDay = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }),
);
const mediumDay = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Formats a plain day ('2026-11-01') as '1 nov 2026'. */
export function formatDay(day: string): string {
  return mediumDay().format(new Date(day));
}

/** Formats a moment or a plain day ('2026-11-01') as '1 de noviembre de 2026'. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return 'Fecha no disponible';
  const parsed = new Date(date);
  if (Number.isNaN(parsed.getTime())) return 'Fecha no válida';
  // A plain day has no time zone: converting it to Mexico's would show the day before.
  return (/^\d{4}-\d{2}-\d{2}$/u.test(date) ? longDay : longDate)().format(parsed);
}
