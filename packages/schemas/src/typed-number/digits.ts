import { type Decimal, decimalOf } from './decimal.ts';

/** A sign that some write before decimals and others between thousands. */
export type DecimalSign = '.' | ',';

export interface DigitRules {
  /** The sign before decimals, where it is known; otherwise the digits tell, as people write in Mexico. */
  decimal?: DecimalSign | undefined;
  /** Digits behind one sign that people write as cents or decimals: '4,5' is 4.5. Without it a short number is in doubt. */
  hasShortDecimals?: boolean;
  /** Three digits behind one point: '1.250'. */
  threeAfterPoint?: 'decimals' | 'thousands' | 'doubt';
  /** Three digits behind one comma: '1,250'. */
  threeAfterComma?: 'decimals' | 'thousands' | 'doubt';
}

/** Null: no number. 'doubt': it could be two numbers. */
export type ReadDigits = Decimal | 'doubt' | null;

const SHAPE = /^(\d*)((?:[.,' ]\d+)*)$/u;
const GROUPED = /^[1-9]\d{0,2}$/u;

/** Reads digits with points, commas, blanks and apostrophes between them. */
export function readDigits(text: string, rules: DigitRules): ReadDigits {
  const [, first = '', tail = ''] = SHAPE.exec(text) ?? [];
  const signs = [...tail.replaceAll(/\d/gu, '')];
  const groups = tail.split(/\D/u).slice(1);
  if (first === '' && groups.length === 0) return null;
  if (signs.length === 0) return decimalOf(first);
  const parts = { first, signs, groups };
  if (rules.decimal) return readBySign(parts, rules.decimal);
  return signs.length === 1 ? readPair(parts, rules) : readGroups(parts);
}

interface Parts {
  first: string;
  signs: readonly string[];
  groups: readonly string[];
}

const fractionOf = ({ groups }: Parts) => groups.at(-1) ?? '';

/** The last group is the fraction; the others belong to the whole number. */
const withFraction = (parts: Parts) =>
  decimalOf(parts.first + parts.groups.slice(0, -1).join(''), fractionOf(parts));

const whole = ({ first, groups }: Parts) => decimalOf(first + groups.join(''));

const withoutLast = ({ first, signs, groups }: Parts): Parts => ({
  first,
  signs: signs.slice(0, -1),
  groups: groups.slice(0, -1),
});

/** Groups of three behind the same sign; an apostrophe stands behind the millions: "1'250,000". */
function areThousands({ first, signs, groups }: Parts): boolean {
  const [lead, ...others] = signs;
  const rest = lead === "'" ? others : signs;
  if (lead === "'" && (others.length === 0 || others.includes('.'))) return false;
  return (
    GROUPED.test(first) && groups.every((group) => group.length === 3) && new Set(rest).size <= 1
  );
}

function readBySign(parts: Parts, decimal: DecimalSign): ReadDigits {
  // '120.5' among decimal commas is a number cell of a sheet, and has no thousands.
  if (parts.signs.join('') === '.' && fractionOf(parts).length !== 3) return withFraction(parts);
  const hasFraction = parts.signs.at(-1) === decimal;
  const before = hasFraction ? withoutLast(parts) : parts;
  if (before.signs.includes(decimal)) return 'doubt';
  if (before.signs.length > 0 && !areThousands(before)) return 'doubt';
  return hasFraction ? withFraction(parts) : whole(parts);
}

/** Digits, one sign, digits. */
function readPair(parts: Parts, rules: DigitRules): ReadDigits {
  const [sign] = parts.signs;
  const { first } = parts;
  const { length } = fractionOf(parts);
  if (sign === ' ') return areThousands(parts) ? whole(parts) : null;
  if (sign === "'") return 'doubt';
  if (/^0?$/u.test(first)) return withFraction(parts);
  if (length === 3) return readThree(parts, rules);
  // '4,500000' has lost a comma.
  const isLongFraction = sign !== ',' || rules.threeAfterComma === 'decimals';
  const isShortFraction = sign === '.' || rules.hasShortDecimals || first.length > 3;
  return (length > 3 ? isLongFraction : isShortFraction) ? withFraction(parts) : 'doubt';
}

/** Three digits behind one point or comma. */
function readThree(parts: Parts, rules: DigitRules): ReadDigits {
  const [sign] = parts.signs;
  const three = (sign === '.' ? rules.threeAfterPoint : rules.threeAfterComma) ?? 'doubt';
  if (three === 'decimals') return withFraction(parts);
  return three === 'thousands' && areThousands(parts) ? whole(parts) : 'doubt';
}

/** Two signs or more: all of them between thousands, or the last one before one or two decimals. */
function readGroups(parts: Parts): ReadDigits {
  const last = parts.signs.at(-1) ?? '';
  if (areThousands(parts)) return whole(parts);
  const isDecimal = /[.,]/u.test(last) && fractionOf(parts).length !== 3;
  const before = withoutLast(parts);
  if (isDecimal && !before.signs.includes(last) && areThousands(before)) return withFraction(parts);
  return 'doubt';
}
