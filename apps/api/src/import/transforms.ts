import type { DecimalSign } from '@pbr/schemas/typed-number/digits';
import type { NumberKind } from '@pbr/schemas/typed-number/kinds';
import type { Currency } from '@pbr/schemas/typed-number/phrases';
import { readCell, readCurrency } from '@pbr/schemas/typed-number/read-number';
import { RowRefusal } from './import-error.ts';
import type { Step } from './map-schema.ts';

/** How the numbers of a value are read. */
export interface NumberRules {
  kind: NumberKind;
  /** The sign before decimals, where the map names it. */
  decimal?: DecimalSign | undefined;
  /** Hears of a currency beside an amount. */
  onCurrency?: (currency: Currency, text: string) => void;
}

/** Applies one step of a map to a text. An empty text stays empty whatever the step. */
export function transform(
  step: Step,
  rules: NumberRules = { kind: 'number' },
): (text: string) => string {
  const apply = typeof step === 'string' ? plainSteps[step] : parameterised(step);
  return (text) => (text === '' ? '' : apply(text, rules).trim());
}

type Apply = (text: string, rules: NumberRules) => string;

const plainSteps: Record<Extract<Step, string>, Apply> = {
  lower: (text) => text.toLocaleLowerCase('es'),
  upper: (text) => text.toLocaleUpperCase('es'),
  title: titleCase,
  number: plainNumber,
  integer: (text, rules) => {
    const number = plainNumber(text, rules);
    if (number.includes('.')) throw new RowRefusal('No es un número entero.', text);
    return number;
  },
  currency: (text, { decimal }) => {
    const alone = readCurrency(text);
    if (alone) return alone;
    const reading = readCell('amount', text, { decimal });
    if (reading.is === 'refused') throw new RowRefusal(reading.reason, text);
    return reading.is === 'number' ? (reading.currency ?? '') : '';
  },
  positive: (text) => (Number(text) > 0 ? text : ''),
  thousands: (text) => {
    const [whole = '', decimals] = text.split('.');
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
    return decimals === undefined ? grouped : `${grouped}.${decimals}`;
  },
};

function parameterised(step: Exclude<Step, string>): Apply {
  if ('element' in step) return (text) => elementOf(text, step.of, step.element);
  if ('match' in step) {
    const pattern = new RegExp(step.match, 'u');
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
function plainNumber(text: string, { kind, decimal, onCurrency }: NumberRules): string {
  const reading = readCell(kind, text, { decimal, keepsDecimals: true });
  if (reading.is === 'empty') return '';
  if (reading.is === 'refused') throw new RowRefusal(reading.reason, text);
  if (reading.currency) onCurrency?.(reading.currency, text);
  return reading.value;
}

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'en', 'a', 'con']);

function titleCase(text: string): string {
  return text
    .toLocaleLowerCase('es')
    .split(/\s+/u)
    .map((word, index) => {
      if (index > 0 && SMALL_WORDS.has(word)) return word;
      // 'Lomas II' keeps its numeral.
      if (/^[ivx]{2,}$/u.test(word)) return word.toUpperCase();
      return word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('es'));
    })
    .join(' ');
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const space = head.lastIndexOf(' ');
  const cut = space > max / 2 ? head.slice(0, space) : head.slice(0, max - 1);
  // A surrogate pair must not be cut in two.
  return `${cut.replace(/[\uD800-\uDBFF]$/u, '').trimEnd()}…`;
}

/** Shortens a value for quoting it in a message. */
export function shown(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
