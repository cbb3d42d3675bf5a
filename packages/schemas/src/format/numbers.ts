import { LOCALE, onDemand } from './locale.ts';

const wholeNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const measureNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const plural = onDemand(() => new Intl.PluralRules(LOCALE));

/** '23,140' */
export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

/** '1 propiedad encontrada', '2 propiedades encontradas' */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural().select(count) === 'one' ? one : many}`;
}

/** '128 propiedades'; no count is told beyond its cap: 'más de 10,000 propiedades'. */
export const formatCapped = (count: number, cap: number, one: string, many: string): string =>
  count > cap ? `más de ${formatCount(cap)} ${many}` : formatCounted(count, one, many);

export type Unit = 'm²' | 'm';

/** '120 m²', '7.5 m' */
export function formatMeasure(measure: string | number, unit: Unit): string {
  return `${measureNumber().format(Number(measure))} ${unit}`;
}

export const formatArea = (squareMetres: string | number) => formatMeasure(squareMetres, 'm²');
