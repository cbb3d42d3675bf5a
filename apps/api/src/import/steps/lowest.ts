import { RowRefusal } from '../errors/import-error.ts';

const SIGN = String.raw`(?:u\.?s\.?|mx|m\.?n\.?)?\s*\$|usd|mxn`;
const DIGITS = String.raw`\d(?:[\d.,'’]*\d)?(?: \d{3})*`;
/** Words behind an amount that belong to both ends of a range: '1.2 a 1.5 mdp'. */
const UNIT = String.raw`(?:mil|k|mm|m|mdp|mdd|mill[oó]n(?:es)?|usd|mxn|d[oó]lares|dlls?|dls|pesos|m\.?n\.?|m2|m²|mts?2?|metros|has?|hect[aá]reas?)(?![a-záéíóúñ\d²])\.?`;
const AMOUNT = String.raw`((?:${SIGN})?\s*${DIGITS})\s*((?:${UNIT}\s*){0,2})`;
const RANGE = new RegExp(
  String.raw`^(?:entre|desde|de)?\s*${AMOUNT}(?:[-–—/]|\ba\b|\bal\b|\bhasta\b|\by\b)\s*(?:los\s+)?${AMOUNT}(\D{0,30})$`,
  'iu',
);
const FROM =
  /^(?:(?:precios?|rentas?)\s+)?(?:desde|a partir de|inicia(?:ndo)? en|de|from)\b[:\s]*(?:los\s+)?(.*\d.*)$/iu;
const ONWARDS = /^(.*\d.*?)\s*(?:en adelante|\+)$/iu;

export interface Lowest {
  low: string;
  /** Null for 'Desde $2,517,318'. */
  high: string | null;
}

/** The lower end of 'Desde $2,517,318' or '80 - 120 m²'; null for a text that is not a range. */
export function lowestOf(text: string): Lowest | null {
  const range = RANGE.exec(text);
  if (range) {
    const [, low = '', unit = '', high = '', highUnit = ''] = range.map((part) => part?.trim());
    if (unit === '' && Number(plain(low)) > Number(plain(high)))
      throw new RowRefusal('El primer número del rango es mayor que el segundo.', text);
    return { low: joined(low, unit === '' ? highUnit : unit), high: joined(high, highUnit) };
  }
  const low = (FROM.exec(text) ?? ONWARDS.exec(text))?.[1]?.trim();
  return low === undefined ? null : { low, high: null };
}

const joined = (amount: string, unit: string) => (unit === '' ? amount : `${amount} ${unit}`);
const plain = (amount: string) => amount.replaceAll(/[^\d.]/gu, '');
