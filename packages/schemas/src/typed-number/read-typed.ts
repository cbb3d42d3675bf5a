import { saysNothing } from '../nothing-words.ts';
import type { Currency } from '../property/values.ts';
import { cleanNumber, numberTokens } from './clean-number.ts';
import { plainDecimal, times, roundToHundredths } from './decimal.ts';
import type { DecimalSign } from './digits.ts';
import { plainFloor } from './floor.ts';
import { type KindOfNumber, kinds, type NumberKind } from './number-kinds.ts';
import { type Amount, parseAmount } from './parse-amount.ts';
import { currenciesIn, currencyAlone, NONE, saysNoPrice } from './number-phrases.ts';
import { namesOthers, type Refusal, refusalSentence } from './number-refusals.ts';

/** A text as a number: its value in plain decimal text, and the currency that it names. */
export type Reading =
  | { is: 'number'; value: string; currency: Currency | null }
  | { is: 'empty' }
  | {
      is: 'refused';
      reason: string;
      /** The currency of an amount whose field is in another one. */
      otherCurrency?: Currency;
    };

/** More than the longest amount in figures and words. */
const LONGEST = 200;

/** Reads a number as people type it into a field. Two spellings of one number have the same value. */
export const readTyped = (kind: NumberKind, typed: string): Reading =>
  read(kinds[kind], kind, typed);

/** The plain decimal text of a reading; '' if there is none. */
export const valueOf = (reading: Reading): string => (reading.is === 'number' ? reading.value : '');

/** The same in a field of one currency: an amount in another one is refused. */
export function readTypedIn(kind: NumberKind, typed: string, currency: string): Reading {
  const reading = readTyped(kind, typed);
  if (reading.is !== 'number' || reading.currency === null || reading.currency === currency)
    return reading;
  const reason = `Está en ${CURRENCY_WORDS[reading.currency]}: escríbelo en ${currency === 'USD' ? CURRENCY_WORDS.USD : CURRENCY_WORDS.MXN}.`;
  return { is: 'refused', reason, otherCurrency: reading.currency };
}

const CURRENCY_WORDS: Readonly<Record<Currency, string>> = { MXN: 'pesos', USD: 'dólares' };

export interface CellRules {
  /** The sign before decimals in this file; without it, numbers that could mean two things are refused. */
  decimal?: DecimalSign | undefined;
  /** Keeps all decimals, for what rounds them afterwards. */
  keepsDecimals?: boolean;
}

/** Reads the cell of a file, where a number that can only stand for an unknown one is refused. */
export function readCell(kind: NumberKind, cell: string, rules: CellRules = {}): Reading {
  const text = cell
    .trim()
    .replace(/^="(.*)"$/u, '$1')
    .replace(/^'/u, '');
  const decimals = rules.keepsDecimals ? 20 : kinds[kind].decimals;
  // Degrees have no thousands, and systems write them with a point also where prices have a comma.
  const decimal = kind === 'degrees' ? undefined : rules.decimal;
  const spec = { ...kinds[kind], decimals, decimal };
  const reading = read(spec, kind, text);
  return isPlaceholder(kind, text, reading) ? refused('unread', spec) : reading;
}

/** Whether a text says that there are none of what is counted: 'Ninguno', 'Sin cochera'. */
export const saysNone = (text: string): boolean => NONE.test(cleanNumber(text));

/** The currency that a text names without an amount: 'Dólares (USD)', 'M.N.' */
export const readCurrency = (text: string): Currency | null =>
  currencyAlone(numberTokens(cleanNumber(text)));

/** The currency beside an amount, also of one that is refused: '$3,800,000 + IVA' names none. Refused if it is another one, or two. */
export function readCurrencyOf(text: string, rules: CellRules): Currency | '' | { reason: string } {
  const reading = readCell('amount', text, rules);
  if (reading.is !== 'refused') return (reading.is === 'number' && reading.currency) || '';
  const clean = cleanNumber(text);
  const { named } = currenciesIn(numberTokens(clean));
  if (!/\d/u.test(clean) || namesOthers(clean) || named.size > 1) return reading;
  return [...named][0] ?? '';
}

/** '1' or '0.01' is not a price, and '0.05' in a column of percentages may be 5 %. */
function isPlaceholder(kind: NumberKind, text: string, reading: Reading): boolean {
  if (reading.is !== 'number') return false;
  const value = Number(reading.value);
  return kind === 'price' ? value <= 1 : kind === 'percent' && value < 1 && !/[%％]/u.test(text);
}

function read(spec: KindOfNumber, kind: NumberKind, typed: string): Reading {
  if (typed.length > LONGEST) return refused('unread', spec);
  const cleaned = cleanNumber(typed);
  const clean = kind === 'floor' ? plainFloor(cleaned) : cleaned;
  if (spec.hasHalves && NONE.test(clean)) return { is: 'number', value: '0', currency: null };
  if (isEmpty(clean, spec)) return { is: 'empty' };
  const isNegative = spec.hasSign === true && /^-\d/u.test(clean);
  const amount = readWhole(isNegative ? clean.slice(1) : clean, spec);
  if (typeof amount === 'string') return refused(amount, spec);
  const value = plainDecimal(amount.value);
  if (kind === 'price' && value === '0') return { is: 'empty' };
  const sign = isNegative && value !== '0' ? '-' : '';
  return { is: 'number', value: sign + value, currency: amount.currency };
}

const isEmpty = (clean: string, { isMoney }: KindOfNumber) =>
  saysNothing(clean) || /^s ?\/ ?n$/u.test(clean) || (isMoney === true && saysNoPrice(clean));

const refused = (why: Refusal, spec: KindOfNumber): Reading => ({
  is: 'refused',
  reason: refusalSentence(why, spec),
});

/** '4,500,000 (cuatro millones quinientos mil)' and '8 x 20 = 160' say the same twice, or they are refused. */
function readWhole(clean: string, spec: KindOfNumber): Amount | Refusal {
  if (/^(?:-|- ?\$ ?|\$ ?-)\d/u.test(clean)) return 'negative';
  const open = clean.endsWith(')') ? clean.indexOf('(') : -1;
  if (open === 0) return 'negative';
  if (open === -1) return readSides(clean.split('='), spec);
  const before = clean.slice(0, open);
  const inside = clean.slice(open + 1, -1);
  const isRemark = typeof readSide(inside, spec) === 'string';
  return readSides(isRemark ? [`${before} ${inside}`] : [...before.split('='), inside], spec);
}

const readSides = (sides: readonly string[], spec: KindOfNumber): Amount | Refusal =>
  sides.map((side) => readSide(side.trim(), spec)).reduce((one, other) => agreed(one, other));

function agreed(one: Amount | Refusal, other: Amount | Refusal): Amount | Refusal {
  if (typeof one === 'string') return one;
  if (typeof other === 'string') return other;
  if (plainDecimal(one.value) !== plainDecimal(other.value)) return 'words';
  const isTwo = one.currency !== null && other.currency !== null && one.currency !== other.currency;
  return isTwo ? 'currencies' : { value: one.value, currency: one.currency ?? other.currency };
}

const SQUARE = /(?<=\d ?)m(?:ts?)?2$/u;

/** An area may be '8 x 20 m'. */
function readSide(text: string, spec: KindOfNumber): Amount | Refusal {
  const lengths = spec.isArea ? text.split(/\s?(?:x|(?<![a-z])por)\s?(?=[\d.,])/u) : [];
  if (lengths.length < 2) return parseAmount(text, spec);
  const lengthSpec = { ...kinds.length, decimal: spec.decimal };
  // '8 x 20 m2' has its unit at the end; '10 m2 x 20' is not an area.
  const [one = 'unread', other = 'unread', third] = lengths.map((length) =>
    parseAmount(SQUARE.test(text) ? length.replace(SQUARE, '') : length, lengthSpec),
  );
  if (third !== undefined) return 'inexact';
  if (typeof one === 'string') return one;
  if (typeof other === 'string') return other;
  return { value: roundToHundredths(times(one.value, other.value)), currency: null };
}
