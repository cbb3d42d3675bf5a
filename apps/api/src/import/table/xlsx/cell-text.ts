import type { CellFormat } from './cell-formats.ts';

/** The last day that a spreadsheet knows: 31 December 9999. */
const LAST_DAY = 2_958_465;
const DAY_SECONDS = 86_400;
/** Days from 1 January 1900 to 1904, as spreadsheets count them. */
const DAYS_TO_1904 = 1462;

/** A number of a cell as plain text: '4500000', '19.4', '2026-12-15', '06700'. */
export function numberText(raw: string, format: CellFormat, isFrom1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (typeof format === 'object') {
    return Number.isInteger(value) && value >= 0
      ? plainNumber(raw).padStart(format.digits, '0')
      : plainNumber(raw);
  }
  if (format === 'number') return plainNumber(raw);
  return momentText(isFrom1904 ? value + DAYS_TO_1904 : value, format) ?? plainNumber(raw);
}

/**
 * Without exponent, and with the fifteen digits that a spreadsheet shows: those beyond are remains of binary arithmetic. Three decimals get
 * a zero, because '120.555' could also be written for 120,555.
 */
function plainNumber(raw: string): string {
  const text = raw.trim();
  if (/^-?\d+$/u.test(text)) return text.replace(/^(-?)0+(?=\d)/u, '$1');
  const [mantissa = '', exponent = '0'] = Number(text).toPrecision(15).split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', decimals = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  const shown =
    point > 0
      ? `${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point)}`
      : `0.${'0'.repeat(-point)}${digits}`;
  const number = shown.replace(/^0+(?=\d)/u, '').replace(/\.?0*$/u, '');
  if (/\.\d{3}$/u.test(number)) return `${sign}${number}0`;
  return number === '0' ? number : sign + number;
}

/** Null for a number that is not a day in the spreadsheet calendar, which has a 29 February 1900. */
function momentText(serial: number, format: 'day' | 'time' | 'moment'): string | null {
  if (serial < 0 || serial >= LAST_DAY + 1) return null;
  const seconds = Math.round(serial * DAY_SECONDS);
  if (format === 'time') return timeText(seconds);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (day === 0 || day === 60) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + (day < 60 ? day + 1 : day)));
  const text = date.toISOString().slice(0, 10);
  const time = seconds % DAY_SECONDS;
  return format === 'day' || time === 0 ? text : `${text}T${timeText(time)}`;
}

function timeText(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** Excel writes characters that XML forbids as '_x000D_', and such a text itself as '_x005F_x000D_'. */
export function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
