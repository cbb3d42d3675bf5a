import type { Currency } from '../property/values.ts';
import { numberTokens } from './clean-number.ts';
import { type Decimal, decimalOf, HALF, isBelow, plus, plainDecimal, times } from './decimal.ts';
import { readDigits } from './digits.ts';
import type { KindOfNumber } from './number-kinds.ts';
import { phraseAt } from './number-phrases.ts';
import { type Grammar, isHalf, type Quantity, readQuantity, type WordAt } from './quantity.ts';
import { type Refusal, reasonOf } from './number-refusals.ts';

export interface Amount {
  value: Decimal;
  currency: Currency | null;
}

interface Around {
  currencies: Set<Currency>;
  /** The square metres or single things in the named unit. */
  factor: number | null;
}

/** Reads one number with its unit and currency. A remark that could change it refuses it. */
export function parseAmount(clean: string, spec: KindOfNumber): Amount | Refusal {
  const tokens = numberTokens(clean);
  const word: WordAt = (at) => tokens[at] ?? '';
  const around: Around = { currencies: new Set(), factor: null };
  const skip = (at: number) => skipPhrases(word, at, spec, around);
  const reader = new Reader(spec);
  const start = skip(0);
  const quantity =
    readQuantity(word, start, reader) ??
    (around.factor === null ? null : halfBehindUnit(word, start));
  const unread = () => (reader.isInDoubt ? 'doubt' : reasonOf(clean, isPartOfAPrice(spec)));
  if (!quantity) return unread();
  noteMillions(tokens.slice(start, quantity.next), around);
  let at = skip(quantity.next);
  const factor = decimalOf(String(around.factor ?? 1));
  let value = times(quantity.value, factor);
  if (around.factor !== null && isHalf(word, at) && value.decimals === 0) {
    value = plus(value, times(HALF, factor));
    at = skip(at + 2);
  }
  const cents = spec.isMoney && value.decimals === 0 ? centsAt(word, at) : null;
  if (cents) {
    value = plus(value, cents);
    at = skip(at + 3);
  }
  if (word(at) !== '') return unread();
  const [currency = null, other] = around.currencies;
  if (other) return 'currencies';
  return refusalOf({ ...quantity, value }, tokens, spec) ?? { value, currency };
}

/** Notes the currencies and units that stand here, and answers the position behind them. */
function skipPhrases(word: WordAt, start: number, spec: KindOfNumber, around: Around): number {
  let at = start;
  for (
    let phrase = phraseAt(spec.phrases, word, at);
    phrase;
    phrase = phraseAt(spec.phrases, word, at)
  ) {
    const { meaning } = phrase;
    if (typeof meaning === 'number') around.factor = meaning;
    else if (meaning !== 'nothing') around.currencies.add(meaning);
    at = phrase.next;
  }
  return at;
}

/** Notes the currencies of 'mdp' and 'mdd', millions of pesos and of dollars. */
function noteMillions(tokens: readonly string[], { currencies }: Around): void {
  if (tokens.includes('mdp')) currencies.add('MXN');
  if (tokens.includes('mdd')) currencies.add('USD');
}

/** 'Baño y medio', 'hectárea y media'. */
const halfBehindUnit = (word: WordAt, at: number): Quantity | null =>
  isHalf(word, at) ? { value: decimalOf('1', '5'), zeros: 0, next: at + 2, isInWords: true } : null;

/** 'Pesos 50/100 M.N.' */
const centsAt = (word: WordAt, at: number): Decimal | null =>
  /^\d\d$/u.test(word(at)) && word(at + 1) === '/' && word(at + 2) === '100'
    ? decimalOf('', word(at))
    : null;

const THOUSAND = 3;
const MILLION = 6;
const SCALES = {
  none: new Map<string, number>(),
  thousands: new Map([['mil', THOUSAND]]),
  words: new Map([
    ...['mil', 'miles', 'k'].map((word): [string, number] => [word, THOUSAND]),
    ...['millon', 'millones', 'mill', 'mills', 'mm', 'mdp', 'mdd'].map((word): [string, number] => [
      word,
      MILLION,
    ]),
  ]),
};

/** The grammar of one text: what could be read in two ways is in doubt, never guessed. */
class Reader implements Grammar {
  readonly isWholeText = true;
  isInDoubt = false;
  readonly #spec: KindOfNumber;

  constructor(spec: KindOfNumber) {
    this.#spec = spec;
  }

  digits(text: string, zeros: number | undefined): Decimal | null {
    const scaled = {
      decimal: this.#spec.decimal,
      hasShortDecimals: true,
      threeAfterPoint: zeros === MILLION ? 'decimals' : 'doubt',
    } as const;
    const number = readDigits(text, zeros === undefined ? this.#spec : scaled);
    if (number === 'doubt') this.isInDoubt = true;
    if (number === null || number === 'doubt') return null;
    return number.decimals > (zeros ?? number.decimals) ? null : number;
  }

  zerosOf(word: string, count: Decimal): number | undefined {
    const { scales } = this.#spec;
    const isM = word === 'm' && scales === 'all';
    const zeros = isM ? MILLION : SCALES[scales === 'all' ? 'words' : scales].get(word);
    // '850 M' may be 850 mil, and '4500 mil' 4,500 said twice.
    if (zeros === undefined || isBelow(count, isM ? 100 : 1000)) return zeros;
    this.isInDoubt = true;
    return undefined;
  }

  added(first: Quantity, { value, zeros, isInWords }: Quantity): Decimal | null {
    const isSmaller = isBelow(value, 10 ** first.zeros) && value.decimals === 0;
    const isThousands = first.zeros === MILLION && (zeros === THOUSAND || !isBelow(value, 1000));
    const isRest = first.zeros === THOUSAND && zeros === 0 && (isInWords || !isBelow(value, 100));
    if (isSmaller && (isThousands || isRest)) return value;
    // '4 millones 500' is 4,500,000 in speech.
    this.isInDoubt = true;
    return null;
  }
}

/** Why a number that can be read is none of this kind. */
function refusalOf(
  quantity: Quantity,
  tokens: readonly string[],
  spec: KindOfNumber,
): Refusal | undefined {
  const { value } = quantity;
  const [, fraction = ''] = plainDecimal(value).split('.');
  if (spec.hasHalves && !/^5?$/u.test(fraction)) return 'halves';
  if (fraction.length > spec.decimals) return 'decimals';
  if (isDoubtful(quantity, tokens, spec)) return 'doubt';
  if (spec.most === undefined) return undefined;
  const isWithin =
    value.units > 0n && (isBelow(value, spec.most) || plainDecimal(value) === String(spec.most));
  return isWithin ? undefined : 'range';
}

/** '1/2' may be one bath and two halves, '4.5' in money 4.5 millions, '4.5 M' no area. */
function isDoubtful(
  { value, zeros }: Quantity,
  tokens: readonly string[],
  { hasHalves, isMoney, decimal, isArea }: KindOfNumber,
): boolean {
  if (hasHalves && tokens.join('') === '1/2') return true;
  if (isArea && tokens.at(-1) === 'm' && isBelow(value, 10)) return true;
  const isShort = isMoney && decimal === undefined && zeros === 0 && isBelow(value, 1000);
  return isShort === true && value.decimals !== 0 && value.decimals !== 2;
}

/** True of money and percentages, which may come with taxes or for a time. */
const isPartOfAPrice = ({ isMoney, most }: KindOfNumber) => isMoney === true || most !== undefined;
