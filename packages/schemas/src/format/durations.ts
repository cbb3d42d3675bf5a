import { LOCALE, onDemand } from './locale.ts';
import { daysInMexico } from './moments.ts';
import { formatUnit } from './units.ts';

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;
/** Up to here the smaller unit says more: '90 minutos' rather than '2 horas'. */
const LAST_MINUTES = 2 * MINUTES_AN_HOUR;
const LAST_HOURS = 2 * MINUTES_A_DAY;

const relative = onDemand(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' }));

/** 'hace 3 horas', 'hace 2 días'; 'hace un momento' under a minute or if the clocks disagree. `now` is in milliseconds. */
export function formatElapsed(since: string, now: number): string {
  const [amount, unit] = between(new Date(since), new Date(now));
  return amount < 1 ? 'hace un momento' : relative().format(-amount, unit);
}

/** '3 horas', '2 días' from now until a moment. `now` is in milliseconds. */
export function formatTimeLeft(until: string, now: number): string {
  return formatUnit(...between(new Date(now), new Date(until)));
}

/** '45 minutos', '3 horas', '2 días' */
export function formatDuration(minutes: number): string {
  return formatUnit(...inOneUnit(minutes, Math.round));
}

type Unit = 'minute' | 'hour' | 'day';

/** The time between two moments. Its days are those of the calendar, because the dates stand beside it. */
function between(from: Date, to: Date): [number, Unit] {
  const minutes = Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);
  const [amount, unit] = inOneUnit(minutes, Math.floor);
  return [unit === 'day' ? daysInMexico(from, to) : amount, unit];
}

function inOneUnit(minutes: number, round: (amount: number) => number): [number, Unit] {
  if (minutes < LAST_MINUTES) return [round(minutes), 'minute'];
  if (minutes < LAST_HOURS) return [round(minutes / MINUTES_AN_HOUR), 'hour'];
  return [round(minutes / MINUTES_A_DAY), 'day'];
}
