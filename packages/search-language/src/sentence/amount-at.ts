import { readBoundBefore } from './word-lists/comparatives.ts';
import type { Match } from './phrases.ts';
import { unreadPiece, type Piece } from './pieces.ts';
import { readMeasured, type MeasuredAmount } from './read-measured.ts';
import { readNumber } from './read-number.ts';
import { readParking } from './read-parking.ts';
import type { Token } from './tokens.ts';
import { type Measure, MEASURES } from './filter-words.ts';
import { readUnit } from './word-lists/units.ts';

const LAND = /^(?:terrenos?|lotes?|predios?)$/u;
const AREAS: ReadonlySet<Measure> = new Set(['area', 'landArea']);
const LABELS = /^(?:superficie|construccion|area|tamano|medidas?)$/u;

/** The number of rooms, square metres or pesos that is asked for here. */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Piece[],
): Piece | null {
  const amount =
    readMeasured(tokens, at) ??
    labelledAmount(tokens, at) ??
    parking(tokens, at) ??
    half(tokens, at);
  if (amount && isRoomAlone(tokens, amount, before)) return null;
  if (amount) return pieceOf(tokens, at, amount);
  return labelledArea(tokens, at, before) ?? unreadNumber(tokens, at);
}

/** 'Hasta 3' says nothing without a unit. */
function unreadNumber(tokens: readonly Token[], at: number): Piece | null {
  const { value, next } = readBoundBefore(tokens, at);
  const number = value === null ? null : readNumber(tokens, next);
  return number && unreadPiece(at, number.next);
}

function pieceOf(
  tokens: readonly Token[],
  at: number,
  { value, next }: Match<MeasuredAmount>,
): Piece {
  const { unit, ...amount } = value;
  if (typeof unit === 'string') return unreadPiece(at, next);
  const { measure } = unit;
  const isDistance = measure === 'area' && amount.bound === null && tokens[at - 1]?.plain === 'a';
  if (isDistance || MEASURES[measure].unsaid?.includes(amount.bound) === true)
    return unreadPiece(at, next);
  const owner = tokens[at - 1]?.plain === 'de' ? at - 2 : at - 1;
  const isLand = LAND.test(tokens[owner]?.plain ?? '');
  return { at, next, meaning: { kind: 'amount', measure, amount, isLand } };
}

/** 'Recámaras: 3' and 'recámaras mínimo 2'. */
function labelledAmount(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const label = readUnit(tokens, at);
  if (!label || typeof label.value === 'string' || tokens[at - 1]?.kind === 'number') return null;
  const isList = tokens[label.next]?.plain === ':';
  const { value: bound, next } = readBoundBefore(tokens, isList ? label.next + 1 : label.next);
  if (!isList && bound === null) return null;
  const number = readNumber(tokens, next);
  if (!number || number.value.scale > 1 || number.value.value > 99) return null;
  if (readUnit(tokens, number.next)) return null;
  const { value } = number.value;
  return { value: { bound, low: value, high: value, unit: label.value }, next: number.next };
}

function parking(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const found = readParking(tokens, at);
  return found && { value: exactly('parking', found.value), next: found.next };
}

/** 'Baño y medio'. */
function half(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const isHalf = /^banos?$/u.test(tokens[at]?.plain ?? '') && tokens[at + 1]?.plain === 'y';
  if (!isHalf || tokens[at + 2]?.plain !== 'medio') return null;
  return { value: exactly('bathrooms', 1), next: at + 3 };
}

const exactly = (measure: Measure, count: number): MeasuredAmount => ({
  bound: null,
  low: count,
  high: count,
  unit: { measure, factor: 1 },
});

/** 'Superficie: 300 m2'; in 'casa con terreno de 300 m2' nobody asks for a terreno. */
function labelledArea(
  tokens: readonly Token[],
  at: number,
  before: readonly Piece[],
): Piece | null {
  const word = tokens[at]?.plain ?? '';
  const isLand = LAND.test(word) && before.some(isOtherType);
  if (!isLand && !LABELS.test(word)) return null;
  if (/^[ou/]$/u.test(tokens[at - 1]?.plain ?? '')) return null;
  const start = /^(?:de|:)$/u.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1;
  const found = readMeasured(tokens, start);
  const unit = found?.value.unit;
  if (!found || typeof unit !== 'object' || !AREAS.has(unit.measure)) return null;
  return {
    at,
    next: found.next,
    meaning: { kind: 'amount', measure: unit.measure, amount: found.value, isLand },
  };
}

/** 'Un cuarto en renta' is a room in somebody's home, 'depa de un cuarto' is a departamento with one. */
const isRoomAlone = (
  tokens: readonly Token[],
  { value, next }: Match<MeasuredAmount>,
  before: readonly Piece[],
) =>
  value.high === 1 &&
  /^(?:cuarto|habitacion)$/u.test(tokens[next - 1]?.plain ?? '') &&
  !before.some(({ meaning }) => meaning.kind === 'type');

const isOtherType = ({ meaning }: Piece) =>
  meaning.kind === 'type' && meaning.type !== 'terreno' && meaning.type !== undefined;
