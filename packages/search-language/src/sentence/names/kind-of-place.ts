import { gazetteerPlace } from '../../gazetteer/gazetteer.ts';
import type { NamedPlace } from '../../places/choose-paths.ts';
import type { PlaceCandidate } from '../../places/place-candidates.ts';
import type { Here } from '../pieces.ts';
import { type Match, wordSet } from '../tokens/phrases.ts';
import { wordAt } from '../tokens/tokens.ts';
import * as words from '../word-lists/grammar-words.ts';
import { isOffered } from './named-places.ts';

const LEVELS: readonly (readonly [words: ReadonlySet<string>, parts: number])[] = [
  [wordSet(words.COLONIA_KINDS), 3],
  [wordSet(words.CITY_KINDS), 2],
  [wordSet(words.STATE_KINDS), 1],
];

/** 'La Guerrero' and 'colonia Reforma' are colonias, 'estado de Puebla' is the state. */
export function ofItsKind({ tokens, at }: Here, { value, next }: Match<NamedPlace>): NamedPlace {
  const own = value.name.split(' ');
  const inside = tokens.slice(at, next).flatMap(({ plain }) => (own.includes(plain) ? [] : plain));
  const said = [wordAt(tokens, at - 2), wordAt(tokens, at - 1), ...inside];
  const parts = LEVELS.find(([kinds]) => said.some((word) => kinds.has(word)))?.[1];
  const candidates = [...value.candidates, ...coloniasInside(value)];
  if (parts !== undefined) {
    const ofKind = candidates.filter(({ path }) => path.split('/').length === parts);
    return ofKind.length > 0 ? { ...value, candidates: ofKind } : value;
  }
  const isArticle =
    own[0] === 'la' && !candidates.some(({ path }) => slugOf(path).startsWith('la-'));
  const isWithArticle = isArticle || (own[0] !== 'la' && said.slice(1).includes('la'));
  const colonias = isWithArticle ? candidates.filter(isColonia) : [];
  return colonias.length > 0 ? { ...value, candidates: colonias } : value;
}

export const isColonia = (candidate: PlaceCandidate) =>
  candidate.path.split('/').length === 3 &&
  (isOffered(candidate) || gazetteerPlace(candidate.path)?.kind !== 'town');

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The colonia Cuauhtémoc lies in the alcaldía Cuauhtémoc, which its name alone means. */
const coloniasInside = ({ candidates }: NamedPlace): PlaceCandidate[] =>
  candidates.flatMap(({ path }) => {
    const inside = `${path}/${slugOf(path)}`;
    const isKnown = path.split('/').length === 2 && gazetteerPlace(inside)?.kind === 'colonia';
    return isKnown ? [{ path: inside, rank: 1 }] : [];
  });
