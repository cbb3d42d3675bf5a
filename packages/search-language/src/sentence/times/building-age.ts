import { longestPhrase, type Match, phrasesOf, wordSet } from '../tokens/phrases.ts';
import type { Fact } from '../sentence-filters.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';
import { TYPE_WORDS } from '../word-lists/operation-and-type-words.ts';

const TYPES = phrasesOf(TYPE_WORDS);
const NEW = wordSet('nuevo nueva nuevos nuevas');
const BEFORE_NEW = wordSet('muy completamente totalmente todo toda es sea sean y o');
const BEHIND_NEW = wordSet('en de con para y o por cerca que hasta desde sin pero');

/** 'Depa nuevo en la Roma' and 'construida después de 2018'. */
export const buildingAgeAt = (
  tokens: readonly Token[],
  at: number,
  today: string,
): Match<Fact> | null => newAt(tokens, at) ?? builtAt(tokens, at, today);

/** In 'Nuevo León' and 'Colonia Nueva' the word is a part of the name. */
function newAt(tokens: readonly Token[], at: number): Match<Fact> | null {
  if (!NEW.has(wordAt(tokens, at))) return null;
  const isApart = (index: number, joining: ReadonlySet<string>) =>
    tokens[index]?.kind !== 'word' ||
    joining.has(wordAt(tokens, index)) ||
    TYPES.meanings.has(wordAt(tokens, index));
  const isNew = isApart(at - 1, BEFORE_NEW) && isApart(at + 1, BEHIND_NEW);
  return isNew ? { value: { maxAge: 1 }, next: at + 1 } : null;
}

const BUILT = wordSet(
  'construido construida construidos construidas edificado edificada hecho hecha terminado terminada built',
);
const SINCE = phrasesOf([
  [
    'a partir de|a partir del|desde|desde el|despues de|despues del|posterior a|posterior al|after|since|no antes de|no antes del',
    true,
  ],
]);
const OLDEST_YEAR = 1930;

/** A year says how old the building may be. */
function builtAt(tokens: readonly Token[], at: number, today: string): Match<Fact> | null {
  if (!BUILT.has(wordAt(tokens, at))) return null;
  const since = longestPhrase(SINCE, tokens, at + 1);
  const yearsAt = since?.next ?? at + 1;
  const start = /^(?:ano|el)$/u.test(wordAt(tokens, yearsAt)) ? yearsAt + 1 : yearsAt;
  const year = Number(/^\d{4}$/u.exec(wordAt(tokens, start))?.[0]);
  const age = Number(today.slice(0, 4)) - year;
  if (!since || !(year >= OLDEST_YEAR) || age < 0) return null;
  return { value: { maxAge: age }, next: start + 1 };
}
