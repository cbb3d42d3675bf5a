import { expect, test } from 'vitest';
import placesOfMexico from '../gazetteer/places-of-mexico.json' with { type: 'json' };
import { aPlaceCount } from '../places/counted-places.fixture.ts';
import { createKnownPlaces } from '../places/known-places.ts';
import { plainLetters, plainName } from '../words/plain-name.ts';
import { readSentence } from './read-sentence.ts';

const places = createKnownPlaces([
  aPlaceCount('Condesa', 'Cuauhtémoc', 'Ciudad de México', { n: 4 }),
  aPlaceCount('Del Valle', 'San Pedro Garza García', 'Nuevo León'),
]);
const read = (text: string) =>
  readSentence(text, { places, amenities: ['Alberca', 'Jardín'], today: '2026-11-26' });
const slugOf = (name: string) => plainName(name).replaceAll(' ', '-');
/** Names that are an avenue or an address as well: these need a word such as 'municipio' before them. */
const OTHERWISE_READ = new Set([
  'Reforma',
  'La Reforma',
  // San Pedro Garza García has offers.
  'San Pedro',
  'San Juan Mixtepec Distrito 26',
  'San Pedro Mixtepec Distrito 26',
]);
/** Every state with its municipios. */
const municipios = Object.entries(placesOfMexico)
  .flatMap(([state, names]) => ['', ...Object.keys(names)].map((name) => ({ state, name })))
  .filter(({ name }) => !OTHERWISE_READ.has(name))
  .map(({ state, name }) => ({
    name: name === '' ? state : name,
    path: [state, name]
      .filter((part) => part !== '')
      .map(slugOf)
      .join('/'),
  }));
const nameOf = (path: string) => places.get(path)?.name ?? path;

test.each([
  (name: string) => `casa en ${name}`,
  (name: string) => `casa en ${plainLetters(name)} de 2 recámaras`,
  (name: string) => `BUSCO DEPA EN ${name.toUpperCase()} HASTA 3 MILLONES`,
])('every state and municipio is a place of a sentence', (sentenceWith) => {
  const lost = municipios.filter(({ path, name }) => {
    const { filters, unread } = read(sentenceWith(name));
    return (
      unread.length > 0 || !filters.places.some((found) => found === path || nameOf(found) === name)
    );
  });
  expect(lost.map(({ path, name }) => [path, read(sentenceWith(name))])).toEqual([]);
});

/** Each is in one state with a larger one that people call by the same name. */
const CALLED_ALIKE = new Set([
  'estado-de-mexico/atizapan',
  'puebla/chila',
  'puebla/tepeyahualco',
  'puebla/zapotitlan',
]);

test('a municipio with its state is that municipio alone', () => {
  const wrong = municipios
    .filter(({ path }) => path.includes('/') && !CALLED_ALIKE.has(path))
    .map(({ path, name }) => ({
      path,
      text: `casa en ${name}, ${nameOf(path.split('/')[0] ?? '')}`,
    }))
    .filter(({ path, text }) => {
      const { filters, unread } = read(text);
      return filters.places.join() !== path || unread.length > 0;
    });
  expect(wrong.map(({ text }) => [text, read(text)])).toEqual([]);
});
