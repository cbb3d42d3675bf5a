import { factAt } from './fact-at.ts';
import { isPlaceExpected, nameAt, placeBehind, type PlacesByName } from './find-place.ts';
import { negationAt } from './negation.ts';
import { longestPhrase, type Match, type Phrases } from './phrases.ts';
import { unreadPiece, type PieceMeaning, type Piece } from './pieces.ts';
import { amenityAt } from './amenity-at.ts';
import { amountAt } from './amount-at.ts';
import { asideAt } from './asides.ts';
import type { NamedPlace } from './choose-paths.ts';
import { silentAt } from './word-lists/silent-words.ts';
import type { Token } from './tokens.ts';
import { OPERATION_PHRASES, TYPE_PHRASES, type TypeMeaning } from './word-lists/word-meanings.ts';

export interface Known {
  places: PlacesByName;
  amenities: Phrases<string>;
  /** The day in Mexico City. */
  today: string;
}

/** Reads the tokens from left to right: each piece is the first meaning that fits at its position. */
export function readPieces(tokens: readonly Token[], known: Known): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = isIdle(tokens, at)
      ? piece(at, at + 1, { kind: 'silent', connects: true })
      : (negated(tokens, at, known, pieces) ?? pieceAt(tokens, at, known, pieces));
    const whole = endsInsideWord(tokens, found) ? unreadPiece(at, found.next + 1) : found;
    pieces.push(whole);
    at = whole.next;
  }
  return pieces;
}

/** The number that '77563bfc' begins with is no price: the letters behind it are no unit. */
function endsInsideWord(tokens: readonly Token[], { next }: Piece): boolean {
  const last = tokens[next - 1];
  const behind = tokens[next];
  return last?.kind === 'number' && behind?.kind === 'word' && behind.start === last.end;
}

/** Only these marks mean something before others: '$25000', '/mes' and '> 3M'. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  const { kind, plain } = tokens[at] ?? {};
  if (kind !== 'mark') return false;
  const next = tokens[at + 1];
  if (/^[<>≤≥]$/u.test(plain ?? ''))
    return next?.kind !== 'number' && !/^[=$]$/u.test(next?.plain ?? '');
  return (plain !== '$' && plain !== '/') || next?.kind === 'mark';
}

/** A negation is never understood, because filters only name what a listing has. */
function negated(
  tokens: readonly Token[],
  at: number,
  known: Known,
  pieces: readonly Piece[],
): Piece | null {
  const next = negationAt(tokens, at, (from) => pieceAt(tokens, from, known, pieces));
  return next === null ? null : unreadPiece(at, next);
}

function pieceAt(
  tokens: readonly Token[],
  at: number,
  known: Known,
  before: readonly Piece[],
): Piece {
  const place = placeAt(tokens, at, known, before);
  if (place) return piece(at, place.next, { kind: 'place', place: place.value });
  const aside = asideAt(tokens, at, known.places);
  if (aside !== null) return unreadPiece(at, aside);
  return ordinaryAt(tokens, at, known, before) ?? unreadPiece(at, at + 1);
}

/** A name of one word that means something else, such as 'jardín', is a place only where one is expected. */
function placeAt(
  tokens: readonly Token[],
  at: number,
  known: Known,
  before: readonly Piece[],
): Match<NamedPlace> | null {
  const found = nameAt(tokens, at, known.places);
  if (!found) return placeBehind(tokens, at, known.places);
  if (isPlaceExpected(tokens, at)) return found;
  // 'Con vista hermosa' names no place.
  const isWith = tokens[at - 1]?.plain === 'con';
  const ordinary = isWith ? ordinaryAt(tokens, at, known, before)?.meaning.kind : undefined;
  if (ordinary === 'amenity' || ordinary === 'fact') return null;
  let last = at;
  while (last < found.next - 1 && silentAt(tokens, last)?.connects === true) last += 1;
  if (last < found.next - 1) return found;
  return ordinaryAt(tokens, last, known, before) === null ? found : null;
}

function ordinaryAt(
  tokens: readonly Token[],
  at: number,
  known: Known,
  before: readonly Piece[],
): Piece | null {
  const fact = factAt(tokens, at, known.today);
  if (fact) return piece(at, fact.next, { kind: 'fact', filters: fact.value });
  const amenity = amenityAt(tokens, at, known.amenities, before);
  if (amenity) return piece(at, amenity.next, { kind: 'amenity', name: amenity.value });
  const amount = amountAt(tokens, at, before);
  if (amount) return amount;
  const operation = longestPhrase(OPERATION_PHRASES, tokens, at);
  if (operation)
    return piece(at, operation.next, { kind: 'operation', operation: operation.value });
  const type = longestPhrase(TYPE_PHRASES, tokens, at);
  if (type) return piece(at, type.next, typeOf(type.value));
  const silent = silentAt(tokens, at);
  return silent && piece(at, silent.next, { kind: 'silent', connects: silent.connects });
}

const typeOf = ({ type, isText }: TypeMeaning): PieceMeaning => ({
  kind: 'type',
  type,
  isText,
});

const piece = (at: number, next: number, meaning: PieceMeaning): Piece => ({ at, next, meaning });
