import { choosePaths, type NamedPlace } from '../places/choose-paths.ts';
import { leaveOtherCities } from './names/places-apart.ts';
import type { Piece, PieceMeaning } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';

/** The pieces as somebody means them who corrects a word or leaves a choice. */
export function asMeant(pieces: readonly Piece[], tokens: readonly Token[]): Piece[] {
  const meant = pieces.map((piece) => ({ ...piece }));
  for (const [at, { meaning }] of pieces.entries())
    if (meaning.kind === 'correction') dropCorrected(meant, at);
  leaveChoices(meant, tokens);
  leaveRefused(meant, tokens);
  leaveOtherCities(meant, tokens);
  return meant;
}

const DROPPED: PieceMeaning = { kind: 'silent', connects: true };

/** 'Dos mil… digo veinte mil' takes the first number back, and 'Querétaro, digo San Juan del Río' the first place. */
function dropCorrected(pieces: Piece[], at: number): void {
  const said = pieces.slice(at + 1).find(({ meaning }) => isSaid(meaning));
  if (!said) return;
  const last = pieces.slice(0, at).findLast(({ meaning }) => isSaid(meaning));
  if (last?.meaning.kind === 'unread' && said.meaning.kind === 'amount') last.meaning = DROPPED;
  const wrong = pieces.slice(0, at).findLast(({ meaning }) => isAlike(meaning, said.meaning));
  if (!wrong) return;
  if (wrong.meaning.kind === 'place' && said.meaning.kind === 'place')
    said.meaning = { ...said.meaning, place: inStateOf(wrong.meaning.place, said.meaning.place) };
  wrong.meaning = DROPPED;
}

/** The wrong place still tells which one of several is meant: 'Querétaro, digo San Juan del Río'. */
function inStateOf(wrong: NamedPlace, meant: NamedPlace): NamedPlace {
  const states = new Set(choosePaths([wrong]).map((path) => path.split('/')[0]));
  const alike = meant.candidates.filter(({ path }) => states.has(path.split('/')[0]));
  return alike.length === 0 ? meant : { ...meant, candidates: alike };
}

const isSaid = ({ kind }: PieceMeaning) => kind !== 'silent' && kind !== 'correction';

function isAlike(one: PieceMeaning, other: PieceMeaning): boolean {
  // 'Quiero vender… no, quiero comprar'
  if (other.kind === 'operation' && one.kind === 'intent') return true;
  if (one.kind === 'amount' && other.kind === 'amount') return one.measure === other.measure;
  return one.kind === other.kind && one.kind !== 'unread';
}

const isOr = (tokens: readonly Token[], { at, next }: Piece) =>
  next === at + 1 && /^[ou]$/u.test(wordAt(tokens, at));

/** Filters ask for all amenities, so that 'terraza o balcón' is none, and neither is 'amueblado o no' or 'elevador o planta baja': the words stay unread. */
function leaveChoices(pieces: Piece[], tokens: readonly Token[]): void {
  for (const [at, piece] of pieces.entries()) {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (!before || !after || !isOr(tokens, piece) || !isExtra(before.meaning)) continue;
    const isUnknown = after.meaning.kind === 'unread';
    const isOther = after.meaning.kind === 'amenity' && !isSame(before.meaning, after.meaning);
    if (!isUnknown && !isOther) continue;
    for (const one of [...listBefore(pieces, at, tokens), piece, after]) one.meaning = UNREAD;
  }
}

/** 'CDMX no, Edomex sí' */
function leaveRefused(pieces: Piece[], tokens: readonly Token[]): void {
  for (const piece of pieces) {
    const isRefused =
      wordAt(tokens, piece.next) === 'no' && tokens[piece.next + 1]?.kind !== 'word';
    if (isRefused && /^(?:place|amenity)$/u.test(piece.meaning.kind)) piece.meaning = UNREAD;
  }
}

const UNREAD: PieceMeaning = { kind: 'unread' };

const isExtra = ({ kind }: PieceMeaning) => kind === 'amenity' || kind === 'fact';

/** The choices of 'alberca, jardín o terraza' before its 'o', with the commas. */
function listBefore(pieces: readonly Piece[], end: number, tokens: readonly Token[]): Piece[] {
  let start = end - 1;
  const isListed = (at: number) =>
    wordAt(tokens, pieces[at - 1]?.at ?? 0) === ',' && pieces[at - 2]?.meaning.kind === 'amenity';
  while (start >= 2 && isListed(start)) start -= 2;
  return pieces.slice(start, end);
}

/** 'Vigilancia o seguridad' is one. */
const isSame = (one: PieceMeaning, other: PieceMeaning) =>
  one.kind === 'amenity' && other.kind === 'amenity' && one.name === other.name;
