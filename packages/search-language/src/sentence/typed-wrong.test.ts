import { expect, test } from 'vitest';
import placesOfMexico from '../gazetteer/places-of-mexico.json' with { type: 'json' };
import { plainLetters, plainName } from '../words/plain-name.ts';
import { readSentence } from './read-sentence.ts';
import { COUNTRY } from './searched-places.fixture.ts';

const municipios = Object.entries(placesOfMexico).flatMap(([state, names]) =>
  Object.keys(names).map((name) => ({ name, path: [state, name].map(slugOf).join('/') })),
);

function slugOf(name: string): string {
  return plainName(name).replaceAll(' ', '-');
}

/** A letter of the name wrong, left out, doubled or swapped, each time another one. */
function typedWrong(name: string, seed: number): string {
  const at = 1 + (seed % (name.length - 2));
  const letter = name.charAt(at);
  if (letter === ' ' || name.charAt(at + 1) === ' ') return typedWrong(name, seed + 1);
  const wrong = String.fromCodePoint(97 + ((seed * 5) % 26));
  const typed = [
    name.slice(0, at) + (wrong === letter ? 'x' : wrong) + name.slice(at + 1),
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + name.charAt(at + 1) + letter + name.slice(at + 2),
  ][seed % 4];
  return typed === name || typed === undefined ? typedWrong(name, seed + 1) : typed;
}

const read = (text: string) =>
  readSentence(text, { places: COUNTRY, amenities: [], today: '2026-11-26' });

test('a thousand names with a letter wrong are no other place without a word', () => {
  const typed = municipios
    .filter(({ name }, index) => name.length > 5 && !name.includes('.') && index % 2 === 0)
    .map(({ name, path }, seed) => ({ text: typedWrong(plainLetters(name), seed), path }))
    // 'Sn Pedro' is a short form.
    .filter(({ text }) => COUNTRY.candidates(text.replace(/^sn /u, 'san ')).length === 0);
  expect(typed.length).toBeGreaterThanOrEqual(1000);
  const silent = typed.filter(({ text, path }) => {
    const { filters, unread, guessed } = read(`casa en ${text}`);
    return !filters.places.includes(path) && guessed.length === 0 && unread.length === 0;
  });
  expect(silent).toEqual([]);
  const guessed = typed.filter(({ text, path }) => {
    const { filters } = read(`casa en ${text}`);
    return filters.places.includes(path);
  });
  expect(guessed.length / typed.length).toBeGreaterThan(0.8);
});

test.each([
  ['Napoels', 'Napoels'],
  ['depa condeza', 'condeza'],
  ['casa en Cuautitlan Iscalli', 'Cuautitlan Iscalli'],
  ['depa en polanquito', 'polanquito'],
])('a name with a letter wrong is told: %s', (text, typed) => {
  const { filters, guessed } = read(text);
  expect(guessed).toEqual([typed]);
  expect(filters.places.length).toBeGreaterThan(0);
});

test.each([
  'casa en la playa',
  'depa con mi mamá',
  'local en esquina',
  'casa a buen precio en venta',
])('everyday words are no names with a letter wrong: %s', (text) => {
  const { filters, guessed } = read(text);
  expect([filters.places, guessed]).toEqual([[], []]);
});
