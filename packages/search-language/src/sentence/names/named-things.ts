import { gazetteerPlace } from '../../gazetteer/gazetteer.ts';
import type { NamedPlace } from '../../places/choose-paths.ts';
import type { PlaceCandidate } from '../../places/place-candidates.ts';
import { SECTION_WORDS } from '../../words/section-words.ts';
import type { Here, PieceMeaning, Rule } from '../pieces.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from '../tokens/phrases.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';
import { CONNECTING as CONNECTING_WORDS } from '../word-lists/silent-words.ts';
import { STREETS as STREET_WORDS } from '../word-lists/grammar-words.ts';
import * as words from '../word-lists/thing-words.ts';
import { isKind, isOffered, nameAt, nearEnd } from './named-places.ts';

const THINGS = phrasesOf([[words.THINGS, true]]);
const THINGS_OF = phrasesOf([[words.THINGS_OF, true]]);
const MONUMENTS = wordSet(words.MONUMENTS);
const STREETS = wordSet(STREET_WORDS);
const STOPS = wordSet(words.STOPS);
const CONNECTING = wordSet(CONNECTING_WORDS);
const ARTICLE = /^(?:el|la|los|las)$/u;
const MOST_WORDS = 5;
const FEWEST_PEOPLE = 10_000;

const unread = (next: number): Match<PieceMeaning> => ({ value: { kind: 'unread' }, next });

/**
 * A thing with a name that no place has: 'castillo de Chapultepec', 'hospital Ángeles Pedregal'. No place is taken from a part of its name.
 * A known landmark, and a colonia such as 'Parque San Andrés', is read as a place.
 */
export function namedThingAt(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at, known } = here;
  const own = nameAt(tokens, at, known.places)?.next ?? at;
  const thing = thingAfter(tokens, at);
  if (thing > at) return own > thing + 1 ? null : namedThingAt({ ...here, at: thing }, ordinary);
  const end = thingEnd(tokens, at);
  if (end === null || isOther(here, { own, end }, ordinary)) return null;
  const next = nameEnd(here, end, ordinary);
  return next > end || end > at + 1 || liesIn(here, end) ? unread(next) : null;
}

/** A place, a station near its colonia, or an ordinary phrase. */
function isOther(here: Here, { own, end }: { own: number; end: number }, ordinary: Rule): boolean {
  const word = wordAt(here.tokens, here.at);
  if (own > end || (ordinary(here)?.next ?? 0) > end) return true;
  const isPlace = own === end && !MONUMENTS.has(word) && !isBeforeOf(here.tokens, end);
  return isPlace || (STOPS.has(word) && isStopNear(here, end, ordinary));
}

/** In 'la alameda de Coyoacán' only Coyoacán is a place. */
const liesIn = (here: Here, end: number) =>
  isBeforeOf(here.tokens, end) && nameBehind(here, end) !== null;

/** The thing behind 'cerca del' or its article: 'El Ángel' is a town, and 'cerca del Ángel' may be San Ángel. */
function thingAfter(tokens: readonly Token[], at: number): number {
  const near = nearEnd(tokens, at) ?? at;
  const start = ARTICLE.test(wordAt(tokens, near)) ? near + 1 : near;
  return start > at && thingEnd(tokens, start) !== null ? start : at;
}

/** The end of 'museo', 'centro comercial' or 'central', which is a thing only before 'de'. */
function thingEnd(tokens: readonly Token[], at: number): number | null {
  const thing = longestPhrase(THINGS, tokens, at)?.next;
  if (thing !== undefined) return thing;
  const next = longestPhrase(THINGS_OF, tokens, at)?.next;
  return next !== undefined && isBeforeOf(tokens, next) ? next : null;
}

/** 'El Bosque' alone is a town, 'el bosque de Tlalpan' none. */
const isBeforeOf = (tokens: readonly Token[], at: number) => /^del?$/u.test(wordAt(tokens, at));

/** The end of the name behind a thing, or the thing's own end. */
function nameEnd(here: Here, thing: number, ordinary: Rule): number {
  let next = thing;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const named = nameBehind(here, next);
    const isDirect = next === thing && !mayLieAt(here.tokens, here.at, thing);
    // 'Mercado de Coyoacán' and 'parque España Condesa' lie there; far from them is elsewhere.
    if (named && !isDirect && here.isDenied !== true && isWhole(named.value, thingIn(here, next)))
      break;
    const end = named?.next ?? wordEnd(here, next, ordinary);
    if (end === null || isPhrase(here, next, ordinary)) break;
    next = end;
    if (isDirect && named) break;
  }
  return next;
}

/** The words from the thing on, before the name of a place. */
const thingIn = ({ tokens, at }: Here, end: number) =>
  tokens
    .slice(at, end)
    .map(({ plain }) => plain)
    .join(' ');

/** 'De hoy' is not a name. */
const isPhrase = (here: Here, at: number, ordinary: Rule) =>
  (ordinary({ ...here, at })?.next ?? at) > afterJoint(here.tokens, at);

function wordEnd(here: Here, at: number, ordinary: Rule): number | null {
  const start = afterJoint(here.tokens, at);
  return isNameWord({ ...here, at: start }, ordinary) ? start + 1 : null;
}

/** 'Mercado de Coyoacán', 'campus Juriquilla' and 'centro comercial Santa Fe', but not 'estadio Cuauhtémoc'. */
const mayLieAt = (tokens: readonly Token[], at: number, thing: number) =>
  thing > at + 1 || isBeforeOf(tokens, thing) || words.LYING.test(wordAt(tokens, at));

/** The longest place here, or behind 'de' or an article. */
function nameBehind({ tokens, known }: Here, at: number): Match<NamedPlace> | null {
  const own = nameAt(tokens, at, known.places);
  const start = afterJoint(tokens, at);
  return own ?? (start > at ? nameAt(tokens, start, known.places) : null);
}

/** Behind 'de', 'del', 'de la' or an article. */
function afterJoint(tokens: readonly Token[], at: number): number {
  const joint = /^(?:del?|al?)$/u.test(wordAt(tokens, at)) ? at + 1 : at;
  return ARTICLE.test(wordAt(tokens, joint)) ? joint + 1 : joint;
}

function isNameWord(here: Here, ordinary: Rule): boolean {
  const { tokens, at } = here;
  const { kind, plain = '' } = tokens[at] ?? {};
  if (kind !== 'word' || CONNECTING.has(plain) || STREETS.has(plain) || isKind(plain)) return false;
  return nearEnd(tokens, at) === undefined && ordinary(here) === null;
}

/** 'Chapultepec' is only a part of 'Lomas de Chapultepec', and a small town of a name is not what a landmark is named after. */
function isWhole({ name, candidates }: NamedPlace, thing: string): boolean {
  const best = Math.min(...candidates.map(({ rank }) => rank));
  const meant = candidates.filter(({ rank }) => rank === best);
  const isSaint = SAINT.test(name) && (words.CHURCHES.test(thing) || !meant.every(isOffered));
  if (isSaint || words.ELSEWHERE.test(`${thing} ${name}`)) return false;
  return meant.every(isWellKnown) && meant.some((one) => isNamed(one, name));
}

/** Churches and markets have the names of saints. */
const SAINT = /^(?:san|santo|santa) \S+$/u;

const isWellKnown = (one: PlaceCandidate) => {
  const { population = 0, kind } = gazetteerPlace(one.path) ?? {};
  return isOffered(one) || kind === 'state' || population >= FEWEST_PEOPLE;
};

/** The colonia has no more words than the name, besides 'norte' or 'IV sección'. */
function isNamed({ path }: PlaceCandidate, name: string): boolean {
  const own = path
    .slice(path.lastIndexOf('/') + 1)
    .split('-')
    .filter((word) => !SECTION_WORDS.has(word));
  const typed = new Set(name.split(' '));
  const isPart = own.length > typed.size && own.some((word) => typed.has(word));
  return !isPart || path.split('/').length === 2;
}

/** The colonia around the station 'metro Portales' has its name, but Chilpancingo has no metro, and 'metro Chapultepec' is not in the municipio. */
function isStopNear(here: Here, end: number, ordinary: Rule): boolean {
  const { tokens, known } = here;
  const name = nameAt(tokens, afterJoint(tokens, end), known.places);
  // 'Metro Centro Médico'
  if (!name || isNameWord({ ...here, at: name.next }, ordinary)) return false;
  return name.value.candidates.some(
    ({ path }) => words.STATES_WITH_STOPS.test(path) && path.split('/').length > 2,
  );
}
