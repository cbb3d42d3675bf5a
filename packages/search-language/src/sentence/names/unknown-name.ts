import { nameAt } from './named-places.ts';
import type { NamedPlace } from '../../places/choose-paths.ts';
import type { PlaceCandidate } from '../../places/place-candidates.ts';
import type { Here, PieceMeaning, Rule } from '../pieces.ts';
import { type Match, wordSet } from '../tokens/phrases.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';
import { NAME_HEADS } from '../../words/name-heads.ts';
import { SECTION_ORDINALS } from '../word-lists/grammar-words.ts';

const ORDINALS = wordSet(SECTION_ORDINALS);
const SMALL = wordSet('en por de la las los el in cerca');
const MOST_SMALL = 3;
/** 'Casa con terrazas de madera' */
const COUNTING = /^(?:con|y|e|,|\d+)$/u;
const SECTION = /^(?:seccion|secc|sec)$/u;

/** 'Lomas de Juriquilla', which nobody knows, is neither every Lomas nor Juriquilla; 'Jardines de Morelia' is in Morelia. */
export function unknownNameAt(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at } = here;
  let head = at;
  while (head < at + MOST_SMALL && SMALL.has(wordAt(tokens, head))) head += 1;
  const found = unknownFrom({ ...here, at: head }, ordinary);
  if (head === at || found === null) return found;
  return { value: { kind: 'silent', connects: true }, next: head };
}

function unknownFrom(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at, known } = here;
  if (!NAME_HEADS.has(wordAt(tokens, at))) return null;
  const named = nameAt(tokens, at, known.places);
  if (named && hasMore(tokens, at + 1, named.next)) return null;
  if (COUNTING.test(wordAt(tokens, at - 1)) && ordinary(here)?.value.kind === 'amenity')
    return null;
  const section = sectionEnd(tokens, at + 1);
  if (section !== null) return unread(section);
  const start = nameStart(here, ordinary);
  if (start === null) return null;
  const inner = nameAt(tokens, start, known.places);
  if (inner === null) return ordinary({ ...here, at: start }) === null ? unread(start + 1) : null;
  if (!inner.value.candidates.some(isCity)) return unread(inner.next);
  return named && isAround(inner.value, named.value) ? null : unread(at + 1);
}

const unread = (next: number): Match<PieceMeaning> => ({ value: { kind: 'unread' }, next });

const isCity = ({ path }: PlaceCandidate) => path.split('/').length < 3;

const isAround = (wider: NamedPlace, { candidates }: NamedPlace) =>
  candidates.some(({ path }) => wider.candidates.some((one) => path.startsWith(`${one.path}/`)));

/** 'Lomas de' is not more than 'Lomas'. */
const hasMore = (tokens: readonly Token[], start: number, end: number) =>
  tokens.slice(start, end).some(({ plain }) => !/^(?:del?|la|el|los|las)$/u.test(plain));

/** The word behind 'de', 'del' or 'de la'. 'De hoy' is not a name. */
function nameStart({ tokens, at, ...here }: Here, ordinary: Rule): number | null {
  if (!/^del?$/u.test(wordAt(tokens, at + 1))) return null;
  const start = /^(?:la|el|los|las)$/u.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const behind = ordinary({ ...here, tokens, at: at + 1 });
  const isPhrase = behind !== null && behind.next > start;
  return isPhrase || tokens[start]?.kind !== 'word' ? null : start;
}

/** The end of 'tercera o cuarta sección'. */
function sectionEnd(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (ORDINALS.has(wordAt(tokens, next)) || (next > at && /^[oy]$/u.test(wordAt(tokens, next))))
    next += 1;
  return next > at && SECTION.test(wordAt(tokens, next)) ? next + 1 : null;
}
