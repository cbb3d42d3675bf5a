import { LOCALE, onDemand, TIME_ZONE } from './locale.ts';

const moment = onDemand(
  () =>
    new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE }),
);
const localMoment = onDemand(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
const localTime = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }),
);
const shortDay = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
// Swedish writes a day as '2026-11-20', and a moment as '2026-11-20 12:00'.
const isoDay = onDemand(() => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }));
const sortableMoment = onDemand(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    }),
);

/** '20 de noviembre de 2026 a las 12:00 p.m.', in Mexico City. */
export function formatMoment(instant: string | Date): string {
  return moment().format(new Date(instant));
}

/** '2026-11-20 12:00', in Mexico City: sorted as text it is in the order of time, and spreadsheets take it for a date. */
export function formatSortableMoment(instant: string): string {
  return sortableMoment().format(new Date(instant));
}

/** '20 de noviembre, 12:00 p.m.', in the time zone of the device: for what never left it. */
export function formatLocalMoment(epochMs: number): string {
  return localMoment().format(epochMs);
}

/** 'las 12:00 p.m.' or 'la 1:00 p.m.', in the time zone of the device. */
export function formatLocalTime(instant: string): string {
  const time = localTime().format(new Date(instant));
  return `${/^1\D/u.test(time) ? 'la' : 'las'} ${time}`;
}

/** '16 nov' for the plain day '2026-11-16'. */
export function formatShortDay(day: string): string {
  return shortDay().format(new Date(day)).replaceAll('.', '');
}

/** The day in Mexico City at this instant, such as '2026-11-20'. */
export function dayInMexico(instant: Date): string {
  return isoDay().format(instant);
}

const DAY_MS = 86_400_000;

/** The days of the calendar between two instants, as many as midnights in Mexico City: 1 from 23:59 to 00:00. */
export function daysInMexico(from: Date, to: Date): number {
  return (Date.parse(dayInMexico(to)) - Date.parse(dayInMexico(from))) / DAY_MS;
}
