import { describe, expect, test } from 'vitest';
import { correctedBy } from './corrections.ts';
import { createKnownPlaces } from './places/known-places.ts';
import { NO_VOCABULARY, type Vocabulary } from './words/vocabulary.ts';
import { readQuery } from './read-query.ts';
import { corrected, planOf, withMoreText, withStreets, withText } from './search-plan.ts';

const NAMES: Vocabulary = {
  names: new Map([['condechi', ['ciudad-de-mexico/cuauhtemoc/condesa']]]),
};
const plan = (search: string, vocabulary = NO_VOCABULARY) =>
  planOf({ operation: 'renta', search }, vocabulary);

describe('a plan', () => {
  test.each(['', 'casa', 'depto en la Condechi', 'nl', 'PBR-1A2B3C4D', 'd', 'torres del valle'])(
    'is plain data: %s',
    (search) => {
      const read = plan(search, NAMES);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      expect(plan(search, NAMES)).toEqual(read);
    },
  );

  test('with streets is the same search', () => {
    expect(withStreets(plan('durango'), 'shown')).toEqual({
      ...plan('durango'),
      search: { ...plan('durango').search, streets: 'shown' },
    });
    expect(withStreets(plan(''), 'shown')).toEqual(plan(''));
  });

  test.each([
    ['', 'con vibra', 'con vibra'],
    ['ciudad', 'de méxico', 'ciudad de méxico'],
    ['casa', ' ', 'casa'],
  ])('«%s» with «%s» behind it is «%s»', (search, more, whole) => {
    expect(withMoreText(plan(search), more, NO_VOCABULARY)).toEqual(plan(whole));
    expect(withText(plan(search), whole, NO_VOCABULARY)).toEqual(plan(whole));
  });
});

describe('a corrected plan', () => {
  test.each([
    ['casa cuautemoc', 1, 'cuauhtemoc', 'casa cuauhtemoc'],
    // The word belongs to a name of several words.
    ['estdo de mexico', 0, 'estado', 'estado de mexico'],
    ['ciudad de mxico', 2, 'mexico', 'ciudad de mexico'],
    ['estado de mexica', 2, 'mexico', 'estado de mexico'],
    ['condehci', 0, 'condechi', 'condechi'],
  ])('«%s» with another word %i «%s» is «%s»', (search, index, word, meant) => {
    expect(corrected(plan(search, NAMES), index, { word, vocabulary: NAMES })).toEqual(
      plan(meant, NAMES),
    );
  });

  test.each([
    ['Cuautemoc', ['cuauhtemoc'], 'cuauhtemoc'],
    ['Depa en Cuautemoc', ['departamento', 'en', 'cuauhtemoc'], 'depa en cuauhtemoc'],
    ['mascotas condeza', ['masetas', 'condesa'], 'mascotas condesa'],
    ['condechi polamco', [null, 'polanco'], 'condechi polanco'],
  ])('%s is corrected by the dictionary', (search, nearest, meant) => {
    expect(correctedBy(plan(search, NAMES), nearest, NAMES)).toEqual(plan(meant, NAMES));
  });

  test.each([
    ['cuauhtemoc', ['cuauhtemoc']],
    ['cuautemoc xyzxyz', ['cuauhtemoc', null]],
    ['casa blanca', ['casa', 'blanca']],
    ['tijuana', ['triana', 'oaxaca']],
    ['', []],
  ])('%s has no correction', (search, nearest) => {
    expect(correctedBy(plan(search), nearest, NO_VOCABULARY)).toBeNull();
  });
});

describe('a text', () => {
  const names = ['Ciudad de México', 'Ciudad de México', 'Condesa'] as const;
  const slugs = ['ciudad-de-mexico', 'ciudad-de-mexico', 'condesa'] as const;
  const places = createKnownPlaces([
    { slugs, names, codes: [], n: 1, points: { n: 0, lat: 0, lng: 0 } },
  ]);
  const read = (text: string) =>
    readQuery(text, { places, amenities: ['Balcón'], today: '2026-11-25' });

  test('is read as a sentence, as words and as a title', () => {
    const text = 'depa en la Condesa con balcón y vibra';
    const { sentence, words, title } = read(text);
    expect(sentence).toEqual({
      plan: { type: 'departamento', places: slugs.join('/'), amenities: 'Balcón' },
      unread: 'vibra',
      goesBefore: 'none',
      isLast: false,
    });
    expect(words()).toEqual(planOf({ search: text }, NO_VOCABULARY));
    expect(title).toBe(text);
  });

  test.each(['Condesa', 'en la condesa', 'hola', ''])('%s is no sentence', (text) => {
    expect(read(text).sentence).toBeNull();
  });

  const DEL_VALLE = [
    'nuevo-leon/san-pedro-garza-garcia/del-valle',
    ...['norte', 'centro', 'sur'].map((part) => `ciudad-de-mexico/benito-juarez/del-valle-${part}`),
  ];

  test.each([
    ['del valle', { paths: DEL_VALLE, goesBefore: 'streets' }],
    ['en la condesa', { paths: [slugs.join('/')], goesBefore: 'none' }],
    ['monterrey', { paths: ['nuevo-leon/monterrey'], goesBefore: 'words' }],
    ['nápoles', { paths: ['ciudad-de-mexico/benito-juarez/napoles'], goesBefore: 'streets' }],
    [
      'monterrey saltillo',
      { paths: ['nuevo-leon/monterrey', 'coahuila/saltillo'], goesBefore: 'words' },
    ],
    // Several names meet in a listing; a name of very many places is none.
    ['condesa monterrey', null],
    ['en el centro', null],
    // A town's name too, but first of all a kind.
    ['casas', null],
    ['casa en monterrey', null],
    ['torre monterrey', null],
  ])('%s is the place %j', (text, place) => {
    expect(read(text).place).toEqual(place && { guessed: undefined, ...place });
  });

  test.each([
    ['casa en monterrey', 'words'],
    ['casa en la nápoles', 'streets'],
    ['casa en la condesa', 'none'],
    // A listing may have the other words.
    ['vibra monterrey', 'none'],
    ['monterrey o saltillo', 'words'],
  ])('%s goes before %s', (text, goesBefore) => {
    expect(read(text).sentence?.goesBefore).toBe(goesBefore);
  });
});
