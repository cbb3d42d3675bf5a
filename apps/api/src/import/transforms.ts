import type { DecimalSign } from '@pbr/schemas/typed-number/digits';
import type { NumberKind } from '@pbr/schemas/typed-number/number-kinds';
import { readCell, readCurrency, readCurrencyOf } from '@pbr/schemas/typed-number/read-typed';
import { RowRefusal } from './errors/import-error.ts';
import type { ValueStep } from './map-schema.ts';
import type { RowReading } from './row-reading.ts';
import { readBathrooms } from './steps/bathrooms.ts';
import { readDay } from './steps/day.ts';
import { lowestOf } from './steps/lowest.ts';
import { numberOfPoint } from './steps/point.ts';
import { titleCase } from './steps/title-case.ts';
import { yearOfAge } from './steps/year-of-age.ts';

/** How the numbers of a value are read. */
export interface NumberRules {
  kind: NumberKind;
  /** The sign before decimals, where the map names it. */
  decimal: DecimalSign | undefined;
  /** 'Ninguno' is 0 of what is counted, and not nothing. */
  hasNone: boolean;
}

type Apply = (text: string, rules: NumberRules, reading: RowReading) => string;

/** Applies one step of a map to a text. An empty text stays empty whatever the step. */
export function transform(step: ValueStep, rules: NumberRules) {
  const apply = typeof step === 'string' ? plainSteps[step] : parameterised(step);
  return (text: string, reading: RowReading) =>
    text === '' ? '' : apply(text, rules, reading).trim();
}

const plainSteps: Record<Extract<ValueStep, string>, Apply> = {
  lower: (text) => text.toLocaleLowerCase('es'),
  upper: (text) => text.toLocaleUpperCase('es'),
  title: titleCase,
  number: plainNumber,
  integer: (text, rules, reading) => {
    const number = plainNumber(text, rules, reading);
    if (number.includes('.')) throw new RowRefusal('No es un número entero.', text);
    return number;
  },
  currency: (text, { decimal }) => {
    const currency = readCurrency(text) ?? readCurrencyOf(text, { decimal });
    if (typeof currency === 'object') throw new RowRefusal(currency.reason, text);
    return currency;
  },
  positive: (text) => (Number(text) > 0 ? text : ''),
  thousands: (text) => {
    const [whole = '', decimals] = text.split('.');
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
    return decimals === undefined ? grouped : `${grouped}.${decimals}`;
  },
  lowest: (text, _rules, reading) => {
    const lowest = lowestOf(text);
    if (!lowest) return text;
    reading.range = { high: lowest.high };
    return lowest.low;
  },
  fullBathrooms: (text, { decimal }) => readBathrooms(text, decimal).full,
  halfBathrooms: (text, { decimal }) => readBathrooms(text, decimal).half,
  postalCode,
  latitude: (text) => numberOfPoint(text, 'latitude'),
  longitude: (text) => numberOfPoint(text, 'longitude'),
};

function parameterised(step: Exclude<ValueStep, string>): (text: string) => string {
  if ('element' in step) return (text) => elementOf(text, step.of, step.element);
  if ('match' in step) {
    const pattern = new RegExp(step.match.normalize('NFC'), 'u');
    return (text) => {
      const found = pattern.exec(text);
      return found?.[1] ?? found?.[0] ?? '';
    };
  }
  if ('round' in step)
    return (text) => {
      const number = Number(text);
      if (Number.isNaN(number)) throw new RowRefusal('No es un número.', text);
      return String(Number(number.toFixed(step.round)));
    };
  if ('between' in step) {
    const [low, high] = step.between;
    return (text) => (Number(text) >= low && Number(text) <= high ? text : '');
  }
  if ('ageIn' in step) return (text) => yearOfAge(text, step.ageIn);
  if ('day' in step) return (text) => readDay(text, step.day);
  return (text) => cutAtWord(text, step.cut);
}

/** The n-th non-empty part of a path; a negative n counts from the end. */
function elementOf(text: string, separator: string, n: number): string {
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.at(n) ?? '';
}

/** '$4,500,000.00 MXN' -> '4500000': plain decimal text. */
function plainNumber(text: string, { kind, decimal }: NumberRules, reading: RowReading): string {
  const number = readCell(kind, text, { decimal, keepsDecimals: true });
  if (number.is === 'empty') return '';
  if (number.is === 'refused') throw new RowRefusal(number.reason, text);
  if (number.currency) reading.nameCurrency(number.currency, text);
  return number.value;
}

/** Spreadsheets make 6700.0 of 06700. Only codes of Mexico City begin with a zero, and all of them have four figures more. */
function postalCode(text: string): string {
  const code = /^(?:c\.?\s?p\.?:?\s*)?(\d{4,5})(?:\.0+)?$/iu.exec(text)?.[1];
  if (code === undefined) throw new RowRefusal('No es un código postal de cinco dígitos.', text);
  return code.padStart(5, '0');
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const space = head.lastIndexOf(' ');
  const cut = space > max / 2 ? head.slice(0, space) : head.slice(0, max - 1);
  // A surrogate pair must not be cut in two.
  return `${cut.replace(/[\uD800-\uDBFF]$/u, '').trimEnd()}…`;
}
