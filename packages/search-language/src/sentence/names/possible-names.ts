import { spellingsOf } from '../../places/name-spellings.ts';
import { withoutArticle } from '../../words/place-names.ts';
import { plainName } from '../../words/plain-name.ts';
import { wordSet } from '../tokens/phrases.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { CONNECTING as CONNECTING_WORDS } from '../word-lists/silent-words.ts';
import { windowsAt } from './named-places.ts';

const HAS_LETTER = /\p{L}/u;

const CONNECTING = wordSet(CONNECTING_WORDS);
const ARTICLES = wordSet('la el los las');

/** No name begins or ends with 'de' or 'en', though it may have an article. */
const isWhole = (words: readonly string[]) =>
  isOwn(words.at(-1)) && (isOwn(words[0]) || ARTICLES.has(words[0] ?? ''));

const isOwn = (word = '') => !CONNECTING.has(word);

/** All groups of words in plain letters that may be the name of a place in this text. */
export function possibleNames(text: string): string[] {
  const tokens = tokensOf(text);
  const typed = tokens.flatMap((_, at) =>
    windowsAt(tokens, at).flatMap((window) => (isWhole(window.typed) ? [window.typed] : [])),
  );
  const names = [plainName(text), ...typed.flatMap(spellingsOf)];
  return [...new Set(names.flatMap((name) => [name, withoutArticle(name)]))].filter((name) =>
    HAS_LETTER.test(name),
  );
}
