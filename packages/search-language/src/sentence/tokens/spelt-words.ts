import { isOneSlipOf } from '../../words/nearness.ts';
import { DIMINUTIVES } from './diminutives.ts';
import { HEARD_WORDS, LONG_WORDS, OTHER_WORDS, SHORT_FORMS } from '../word-lists/misspelt-words.ts';

/** Long words that are often mistyped behind their beginning. */
const STEMS = [
  ['recam', 'recamaras'],
  ['departam', 'departamentos'],
  ['estacionam', 'estacionamiento'],
  ['habitaci', 'habitaciones'],
] as const;
const SHORTEST_SLIP = 6;

const soundOf = (word: string) =>
  word
    .replace(/^rr/u, 'r')
    .replaceAll(/(?<!c)h/gu, '')
    .replaceAll(/qu(?=[ei])|q|c(?![eih])/gu, 'k')
    .replaceAll(/c(?=[ei])|z/gu, 's')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll(/([^r])\1/gu, '$1');

const listed = (words: string) => words.trim().split(/\s+/u);
const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  SHORT_FORMS.map(([short, word]) => [short, word]),
);
const LONG = listed(LONG_WORDS);
const OWN = [...listed(HEARD_WORDS), ...LONG];
const KEPT: ReadonlySet<string> = new Set([...OWN, ...listed(OTHER_WORDS)]);
const BY_SOUND: ReadonlyMap<string, string> = new Map(OWN.map((word) => [soundOf(word), word]));

/** The word that somebody meant who wrote it short, small, by ear or with a letter wrong: 'q', 'casita', 'kuartos', 'terrno'. */
export function meantWord(word: string): string {
  if (KEPT.has(word)) return stemmed(word) ?? word;
  const meant = SHORT_WORDS.get(word) ?? DIMINUTIVES.get(word) ?? stemmed(word);
  if (meant !== undefined) return meant;
  const heard = word.length > 2 ? BY_SOUND.get(soundOf(word)) : undefined;
  return stemmed(heard ?? '') ?? heard ?? slipOf(word) ?? word;
}

const stemmed = (word: string) =>
  word === 'habitacional' ? word : STEMS.find(([stem]) => word.startsWith(stem))?.[1];

/** People rarely get the first letter wrong. */
function slipOf(word: string): string | undefined {
  if (word.length < SHORTEST_SLIP) return undefined;
  const meant = LONG.find((one) => one[0] === word[0] && isOneSlipOf(word, one));
  return meant && (stemmed(meant) ?? meant);
}
