import { plainLetters } from '../words/plain-name.ts';
import { phrasesOf, type Phrases, singularWord } from './tokens/phrases.ts';
import { CONCEPTS } from './word-lists/amenity-words.ts';

const MOST_AMENITIES = 500;

const singularName = (name: string) =>
  (plainLetters(name).match(/[\p{L}\p{N}]+|\//gu) ?? []).map(singularWord).join(' ');

const made = new WeakMap<readonly string[], Phrases<string>>();

/** The amenities by every phrase that means one of them, in singular words. Made once for a list, because it takes as long as reading a sentence. */
export function amenityPhrases(amenities: readonly string[]): Phrases<string> {
  const phrases = made.get(amenities) ?? makePhrases(amenities);
  made.set(amenities, phrases);
  return phrases;
}

function makePhrases(amenities: readonly string[]): Phrases<string> {
  const phrases = new Map<string, string>();
  const names = amenities
    .slice(0, MOST_AMENITIES)
    .map((name) => ({ name, plain: singularName(name) }))
    .toSorted((a, b) => a.plain.length - b.plain.length);
  for (const [meanings, synonyms] of CONCEPTS) {
    const starts = meanings.split('|');
    const meant = names.find(({ plain }) => starts.some((start) => isNamed(plain, start)));
    if (!meant) continue;
    for (const phrase of synonyms.split('|'))
      phrases.set(phrase.split(' ').map(singularWord).join(' '), meant.name);
  }
  addViews(phrases, names);
  for (const { name, plain } of names) if (plain !== '') phrases.set(plain, name);
  return phrasesOf([...phrases]);
}

/** The name starts or ends with these words; 'No se aceptan mascotas' means the contrary. */
const isNamed = (plain: string, start: string) =>
  !/^(?:no|sin) /u.test(plain) && (plain.startsWith(start) || plain.endsWith(` ${start}`));

/** 'con vista' means the only view in the list. */
function addViews(
  phrases: Map<string, string>,
  names: readonly { name: string; plain: string }[],
): void {
  const views = names.filter(({ plain }) => plain.startsWith('vista'));
  const [only] = views;
  if (!only || views.length > 1) return;
  for (const phrase of ['vista', 'buena vista', 'bonita vista', 'vista bonita', 'linda vista'])
    phrases.set(phrase, only.name);
}
