const LOCALE = 'es-MX';
const TIME_ZONE = 'America/Mexico_City';

export const PRICE_ON_REQUEST = 'Precio a consultar';

const wholeNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const areaNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const dollars = onDemand(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const longDate = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE }),
);
const longDay = onDemand(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }),
);
const plural = onDemand(() => new Intl.PluralRules(LOCALE));

/** '$4,500,000' for MXN, 'US$350,000' for USD; other currencies follow the number. Amounts arrive as decimal text. */
export function formatMoney(amount: string | number, currency: string): string {
  const value = Number(amount);
  if (currency === 'USD') return `US$${dollars().format(value)}`;
  if (currency === 'MXN') return `$${wholeNumber().format(value)}`;
  return `${wholeNumber().format(value)} ${currency}`;
}

/** '$25,000/mes' */
export function formatRent(amount: string | number, currency: string): string {
  return `${formatMoney(amount, currency)}/mes`;
}

/** The peso equivalent of a price in dollars: 'aprox. $6,300,000 MXN'. */
export function formatMxnEquivalent(amount: string | number): string {
  return `aprox. ${formatMoney(amount, 'MXN')} MXN`;
}

/** '120 m²', '80.5 m²' */
export function formatArea(squareMetres: string | number): string {
  return `${areaNumber().format(Number(squareMetres))} m²`;
}

/** '23,140' */
export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

/** '1 propiedad encontrada', '2 propiedades encontradas' */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural().select(count) === 'one' ? one : many}`;
}

/** Formats a moment or a plain day ('2026-11-01') as '1 de noviembre de 2026'. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return 'Fecha no disponible';
  const parsed = new Date(date);
  if (Number.isNaN(parsed.getTime())) return 'Fecha no válida';
  // A plain day has no time zone: converting it to Mexico's would show the day before.
  return (/^\d{4}-\d{2}-\d{2}$/u.test(date) ? longDay : longDate)().format(parsed);
}

/** Creating a formatter takes milliseconds, so each is created once, on first use. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
