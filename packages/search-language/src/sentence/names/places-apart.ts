import { gazetteerPlace } from '../../gazetteer/gazetteer.ts';
import { metropolisOf, type NamedPlace } from '../../places/choose-paths.ts';
import type { PlaceCandidate } from '../../places/place-candidates.ts';
import { NAME_HEADS } from '../../words/name-heads.ts';
import { isOffered } from './named-places.ts';
import type { Piece, PieceMeaning } from '../pieces.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';

const UNREAD: PieceMeaning = { kind: 'unread' };
const MOST_BETWEEN = 4;
const SILENT = /^silent$/u;
/** 'Campeche casa centro' */
const MAY_STAND_BEFORE_CENTRE = /^(?:silent|type|operation)$/u;

const isCentre = ({ name }: Pick<NamedPlace, 'name'>) =>
  /^(?:el |zona )?centro(?: historico)?$/u.test(name);

/** 'Los Pinos, Celaya' is not a colonia Los Pinos of another state, and 'Coyoacán centro' not the centre of another city. */
export function leaveOtherCities(pieces: readonly Piece[], tokens: readonly Token[]): void {
  for (const [index, piece] of pieces.entries()) {
    const { meaning } = piece;
    if (meaning.kind !== 'place') continue;
    if (!isColonia(meaning.place)) {
      leaveOtherState(pieces, tokens, index);
      continue;
    }
    if (
      [-1, 1].some((step) =>
        isNicknameElsewhere(meaning.place, placeBeside(pieces, tokens, index, step)),
      )
    ) {
      piece.meaning = UNREAD;
      continue;
    }
    if (hasStreetsOfStates(meaning.place))
      for (const step of [-1, 1]) leaveCorner(pieces, tokens, index, step);
    const isBetween = isCentre(meaning.place) ? MAY_STAND_BEFORE_CENTRE : SILENT;
    const cities = [-1, 1].flatMap(
      (step) => cityBeside(pieces, tokens, index, step, isBetween) ?? [],
    );
    if (cities.length === 0 || isInside(meaning.place, cities)) continue;
    if (hasStreetsOfStates(meaning.place) && cityBeside(pieces, tokens, index, -1)) {
      leaveStreets(pieces, tokens, index);
      continue;
    }
    const near = nearOnes(meaning.place, cities);
    piece.meaning =
      near.length === 0 ? UNREAD : { ...meaning, place: { ...meaning.place, candidates: near } };
  }
}

const STREETS_OF_STATES =
  /^ciudad-de-mexico\/.*\/(?:roma-norte|roma-sur|condesa|hipodromo|hipodromo-condesa)$/u;

const hasStreetsOfStates = (place: NamedPlace) =>
  likeliest(place).every(({ path }) => STREETS_OF_STATES.test(path));

/** 'Colima, Roma Norte' is a street there: those of this colonia and its neighbours are named after states and cities. */
function leaveStreets(pieces: readonly Piece[], tokens: readonly Token[], index: number): void {
  for (let at = index - 1; cityBeside(pieces, tokens, at + 1, -1); at -= 1) {
    while (pieces[at]?.meaning.kind === 'silent') at -= 1;
    const street = pieces[at];
    if (street) street.meaning = UNREAD;
  }
}

const CORNER = /^(?:entre|esquina|esq)$/u;
const OF_CORNER = /^(?:con|y|[,.])$/u;

/** 'Roma Norte entre Durango y Colima' */
function leaveCorner(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  index: number,
  step: number,
) {
  const streets: Piece[] = [];
  let isCorner = false;
  const inOrder = step < 0 ? pieces.slice(0, index).toReversed() : pieces.slice(index + 1);
  for (const piece of inOrder) {
    const word = wordAt(tokens, piece.at);
    if (CORNER.test(word)) isCorner = true;
    else if (piece.meaning.kind === 'place' && !isColonia(piece.meaning.place)) streets.push(piece);
    else if (!OF_CORNER.test(word)) break;
  }
  if (isCorner) for (const street of streets) street.meaning = UNREAD;
}

/** 'Santa Cruz Oaxaca' is not the Santa Cruz of Sonora, and 'Pueblo Nuevo, Corregidora' none of the three of other states. */
function leaveOtherState(pieces: readonly Piece[], tokens: readonly Token[], index: number): void {
  const piece = pieces[index];
  const around = cityBeside(pieces, tokens, index, 1);
  if (piece?.meaning.kind !== 'place' || !around) return;
  const meant = likeliest(piece.meaning.place);
  const isQualified =
    pieces[index + 1]?.meaning.kind === 'place' && likeliest(around).every(isState);
  if (meant.some(isState) || (meant.length < 2 && !isQualified)) return;
  const states = new Set(around.candidates.map(({ path }) => metropolisOf(path)));
  const isThere = piece.meaning.place.candidates.some(({ path }) => states.has(metropolisOf(path)));
  if (!isThere) piece.meaning = UNREAD;
}

const isState = ({ path }: PlaceCandidate) => !path.includes('/');

/** 'Angelópolis Lomas' is not Lomas de Chapultepec of another city. */
function isNicknameElsewhere({ name, candidates }: NamedPlace, beside: NamedPlace | null): boolean {
  if (!beside || !NAME_HEADS.has(name)) return false;
  const states = new Set(beside.candidates.map(({ path }) => metropolisOf(path)));
  return !candidates.some(({ path }) => states.has(metropolisOf(path)));
}

function cityBeside(...where: Parameters<typeof placeBeside>): NamedPlace | null {
  const found = placeBeside(...where);
  return found && !isColonia(found) ? found : null;
}

/** The place next to another one, with only small words between them that list nothing. */
function placeBeside(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  index: number,
  step: number,
  isBetween = SILENT,
): NamedPlace | null {
  for (let at = index + step; Math.abs(at - index) <= MOST_BETWEEN; at += step) {
    const piece = pieces[at];
    if (piece?.meaning.kind === 'place')
      return isListed(pieces, tokens, at) ? null : piece.meaning.place;
    if (!piece || !isBetween.test(piece.meaning.kind) || isListing(tokens, piece)) return null;
  }
  return null;
}

const isListing = (tokens: readonly Token[], { at, next }: Piece) =>
  tokens.slice(at, next).some((_, index) => /^[ouye]$|^[/]$|^a$/u.test(wordAt(tokens, at + index)));

/** 'Condesa, Monterrey o Puebla' are three places. */
const isListed = (pieces: readonly Piece[], tokens: readonly Token[], at: number) =>
  [-1, 1].some((step) => {
    const beside = pieces[at + step];
    return beside !== undefined && isListing(tokens, beside);
  });

const likeliest = ({ candidates }: NamedPlace) => {
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates.filter(({ rank }) => rank === best);
};

const isColonia = (place: NamedPlace) =>
  likeliest(place).every(({ path }) => path.split('/').length > 2);

const isInside = ({ candidates }: NamedPlace, cities: readonly NamedPlace[]) =>
  cities.some((city) =>
    city.candidates.some((wider) =>
      candidates.some(({ path }) => path.startsWith(`${wider.path}/`)),
    ),
  );

/** The colonias of the same state: 'Puerta de Hierro, Guadalajara' is in Zapopan. Every city has its own centre. */
function nearOnes(
  { name, candidates }: NamedPlace,
  cities: readonly NamedPlace[],
): PlaceCandidate[] {
  if (isCentre({ name })) return [];
  const states = new Set(
    cities.flatMap((city) => likeliest(city).map(({ path }) => metropolisOf(path))),
  );
  return candidates.filter(
    (one) =>
      states.has(metropolisOf(one.path)) &&
      (isOffered(one) || gazetteerPlace(one.path)?.kind === 'colonia'),
  );
}
