import { LOCALE, onDemand } from './locale.ts';

const wholeNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const areaNumber = onDemand(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const plural = onDemand(() => new Intl.PluralRules(LOCALE));

/** '23,140' */
export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

/** '1 propiedad encontrada', '2 propiedades encontradas' */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural().select(count) === 'one' ? one : many}`;
}

/** '120 m²', '80.5 m²' */
export function formatArea(squareMetres: string | number): string {
  return `${areaNumber().format(Number(squareMetres))} m²`;
}
