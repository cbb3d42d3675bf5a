import { nameAt, type PlacesByName } from './find-place.ts';
import { longestPhrase, phrasesOf, wordSet } from './phrases.ts';
import { readMeasured } from './read-measured.ts';
import type { Token } from './tokens.ts';

const STREETS = wordSet(
  'calle av ave avda avenida blvd boulevard bulevar calz calzada prolongacion',
);
/** Amounts that are no price of the property. */
const OTHER_COSTS = wordSet(
  'mantenimiento mantto enganche deposito predial mensualidad mensualidades comision sueldo gano ingresos credito',
);
const MONTHLY = phrasesOf([['al mes|por mes|mensual|mensuales|/ mes', true]]);
const POSTAL_CODES = wordSet('cp');

/** Finds the end of a street, a postal code or an extra cost that starts here: 'calle Durango', 'enganche de 200 mil'. */
export function asideAt(tokens: readonly Token[], at: number, places: PlacesByName): number | null {
  const word = tokens[at]?.plain ?? '';
  if (POSTAL_CODES.has(word)) return endBehind(tokens, at, (next) => numberEnd(tokens, next));
  if (OTHER_COSTS.has(word)) return endBehind(tokens, at, (next) => priceEnd(tokens, next));
  if (!STREETS.has(word)) return null;
  return endBehind(tokens, at, (next) => {
    const name = nameAt(tokens, next, places);
    return name?.next ?? (tokens[next]?.kind === 'word' ? next + 1 : null);
  });
}

function endBehind(
  tokens: readonly Token[],
  at: number,
  endAt: (next: number) => number | null,
): number {
  const isSkipped = /^(?:de|del|la|el|\.|:)$/u.test(tokens[at + 1]?.plain ?? '');
  return endAt(isSkipped ? at + 2 : at + 1) ?? at + 1;
}

const numberEnd = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' ? at + 1 : null;

function priceEnd(tokens: readonly Token[], at: number): number | null {
  const amount = readMeasured(tokens, at);
  const unit = amount?.value.unit;
  if (!amount || typeof unit !== 'object' || unit.measure !== 'price') return null;
  return longestPhrase(MONTHLY, tokens, amount.next)?.next ?? amount.next;
}
