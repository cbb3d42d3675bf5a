const LOCALE = 'es-MX';
const pesos = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** '$4,500,000' for MXN, 'US$350,000' for USD; amounts come as decimal text. */
export function formatMoney(amount: string, currency: string): string {
  if (currency === 'USD') return `US$${dollars.format(Number(amount))}`;
  return `$${pesos.format(Number(amount))}${currency === 'MXN' ? '' : ` ${currency}`}`;
}

/** '20 de noviembre de 2026, 12:00 p.m.', in Mexico City. */
export function formatMoment(instant: string | Date): string {
  return moment.format(new Date(instant));
}

const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** '20 de noviembre de 2026' for '2026-11-20', which is a day without a time zone. */
export function formatDay(day: string): string {
  return longDay.format(new Date(day));
}

// Swedish writes a day as '2026-11-20'.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' });

/** The day in Mexico City at this instant, such as '2026-11-20'. */
export function dayInMexico(instant: Date): string {
  return day.format(instant);
}
