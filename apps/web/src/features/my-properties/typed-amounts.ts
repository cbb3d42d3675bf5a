import { formatMoneyWithCurrency, ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import { formatMeasure } from '@pbr/schemas/format/numbers';
import type { NumberSpec } from '@pbr/schemas/property/characteristics';
import type { Reading } from '@pbr/schemas/typed-number/read-typed';

/** '4500000.00' -> '4,500,000' */
export function grouped(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/gu, ',');
  return /[1-9]/u.test(fraction) ? `${digits}.${fraction}` : digits;
}

/** A number as its field shows it: a price has cents or none, a year no comma. */
export function spelled(spec: NumberSpec, value: string): string {
  if (spec.kind === 'ordinal' || spec.kind === 'count') return value;
  const [whole = '', fraction = ''] = value.split('.');
  if (fraction === '') return grouped(whole);
  const shown = spec.kind === 'measure' ? fraction.replace(/0$/u, '') : fraction.padEnd(2, '0');
  return grouped(`${whole}.${shown}`);
}

/** Whether a text is its number already. An amount of nothing is said in words all the same. */
const saysItself = (spec: NumberSpec, text: string, value: string): boolean =>
  spec.kind === 'price' || spec.kind === 'pesos'
    ? value !== '0' && text === spelled(spec, value)
    : text === value || text === spelled(spec, value);

/** 'Se entiende $4,500,000 MXN.', or why the text is not understood. Undefined where the text says the number itself. */
export function understoodAmount(
  spec: NumberSpec,
  typed: string,
  reading: Reading,
  currency: string,
): string | undefined {
  if (reading.is === 'refused') return reading.reason;
  if (reading.is === 'empty')
    return spec.kind === 'price' ? `Se lee “${ASK_FOR_PRICE}”.` : 'Se deja vacío.';
  const { value } = reading;
  if (saysItself(spec, typed.trim(), value)) return undefined;
  if (spec.kind === 'price' || spec.kind === 'pesos') {
    const name = spec.kind === 'price' && currency === 'USD' ? 'USD' : 'MXN';
    return `Se entiende ${formatMoneyWithCurrency(value, name)}${spec.isMonthly ? ' al mes' : ''}.`;
  }
  if (value === '0' && 'zero' in spec) return `Se entiende ${String(spec.zero).toLowerCase()}.`;
  return `Se entiende ${spec.kind === 'measure' ? formatMeasure(value, spec.unit) : value}.`;
}
