import { describe, expect, test } from 'vitest';
import { AMENITIES, placesByName, PLACES } from './known-places.fixture.ts';
import { readSentence } from './read-sentence.ts';
import type { SentenceFilters } from './sentence-filters.ts';
import after from './sentences-after.json' with { type: 'json' };
import before from './sentences-before.json' with { type: 'json' };

interface Sentence {
  text: string;
  filters: Partial<Record<Exclude<keyof SentenceFilters, 'places'>, unknown>> & {
    places?: string[];
  };
  sort?: string;
  unread: string[];
}

const read = (text: string) =>
  readSentence(text, { places: placesByName, amenities: AMENITIES, today: '2026-11-25' });
const halves: [string, Sentence[]][] = [
  ['before', before],
  ['after', after],
];

describe.each(halves)('the sentences written %s the rules', (_, sentences) => {
  test('are read exactly', () => {
    const wrong = sentences.filter((sentence) => readAsText(sentence) !== wantedAsText(sentence));
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    const report = wrong.map(
      (sentence) =>
        `${sentence.text}\n  wanted ${wantedAsText(sentence)}\n  read   ${readAsText(sentence)}`,
    );
    for (const line of report) process.stdout.write(`${line}\n`);
    expect(wrong.length / sentences.length, report.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('lose no place', () => {
    for (const { text, filters } of sentences)
      expect(read(text).filters.places.toSorted(), text).toStrictEqual(placesOf(filters.places));
  });
});

/** 'jardin' alone is an amenity. */
const names = [...PLACES.keys()].filter((name) => name !== 'jardin');

test.each([
  (name: string) => name,
  (name: string) => `BUSCO CASA EN ${name.toUpperCase()}`,
  (name: string) => `depa ${name} 25 mil, 2 recámaras`,
  (name: string) => `de 2 recs en la ${name} con alberca hasta 3 millones`,
  (name: string) => `algo cerca de ${name}, que acepte perros`,
  (name: string) => `un local por la zona de ${name}`,
  (name: string) => `casa 80 metros ${name}`,
  (name: string) => `casa 500 m2 de terreno ${name} amueblada`,
  (name: string) => `2 recámaras ${name} cochera`,
  (name: string) => `con cochera ${name} de hoy`,
  (name: string) => `depa con alberca ${name}`,
  (name: string) => `renta ${name} loft`,
  (name: string) => `sin alberca, ${name}`,
  (name: string) => `hola ${name}`,
  (name: string) => `torre alpha ${name} 2 o 3 recámaras`,
  (name: string) => `en la zona ${name}, 2 baños`,
  (name: string) => `sin amueblar en ${name} con vibra`,
])('a place is found wherever it stands', (sentenceWith) => {
  const lost = names
    .map(sentenceWith)
    .filter(
      (text, index) => String(read(text).filters.places) !== String(PLACES.get(names[index] ?? '')),
    );
  expect(lost).toStrictEqual([]);
});

test('behind its kind a name is one of a colonia, if any colonia has it', () => {
  for (const name of names) {
    const paths = PLACES.get(name) ?? [];
    const colonias = paths.filter((path) => path.split('/').length === 3);
    const { places } = read(`col. ${name}`).filters;
    expect(places, name).toStrictEqual(colonias.length > 0 ? colonias : paths);
  }
});

test.each([
  ['casa con alberca', ['casa'], ['con alberca']],
  ['casa con estudio', ['casa'], ['con estudio']],
])('an amenity that no listing has is not understood: %s', (text, types, unread) => {
  const reading = readSentence(text, { places: placesByName, amenities: [], today: '2026-11-25' });
  expect(reading.filters).toStrictEqual({ type: types, places: [], amenities: [] });
  expect(reading.unread).toStrictEqual(unread);
});

test('a roof garden is no garden, whether listings have one or not', () => {
  const known = { places: placesByName, today: '2026-11-25' };
  const readIn = (...amenities: string[]) =>
    readSentence('depa con roof garden', { ...known, amenities });
  expect(readIn('Jardín').filters.amenities).toEqual([]);
  expect(readIn('Jardín').unread).toEqual(['con roof garden']);
  expect(readIn('Jardín', 'Roof garden').filters.amenities).toEqual(['Roof garden']);
});

test.each([
  ['depa amueblado que acepte mascotas', { furnished: 'amueblado', pets: 'si' }],
  ['casa con muebles para mis perros', { furnished: 'amueblado', pets: 'si' }],
  ['depa disponible en enero', { availableBy: '2027-01-31' }],
  ['depa disponible en noviembre', { availableBy: '2026-11-30' }],
  ['depa disponible para febrero de 2028', { availableBy: '2028-02-29' }],
  ['depa disponible desde diciembre', { availableBy: '2026-12-01' }],
  ['depa disponible desde el 15 de diciembre', { availableBy: '2026-12-15' }],
  [
    'depa disponible a partir del 1 de marzo del 2027 amueblado',
    { availableBy: '2027-03-01', furnished: 'amueblado' },
  ],
  ['depa disponible el primero de noviembre', { availableBy: '2027-11-01' }],
  ['depa para entrar ya', { availableBy: '2026-11-25' }],
  ['casa de entrega inmediata', { availableBy: '2026-11-25' }],
  [
    'depa para mudarme antes del 20 de enero con 2 recámaras',
    { availableBy: '2027-01-20', bedrooms: 2 },
  ],
  ['depa disponible el 31 de febrero', {}],
  ['depa disponible en la Roma', {}],
  ['depa sin muebles', {}],
  ['depa que no acepte mascotas', {}],
  ['depa nuevo en la Roma', { maxAge: 1 }],
  ['casa nueva, 3 recámaras', { maxAge: 1, bedrooms: 3 }],
  ['nuevos departamentos', { maxAge: 1 }],
  ['depa a estrenar', { maxAge: 1 }],
  ['casa de menos de 10 años', { maxAge: 9 }],
  ['casa de menos de cinco años de antigüedad', { maxAge: 4 }],
  ['casa hasta 10 años', { maxAge: 10 }],
  ['casa máximo 10 años de antigüedad', { maxAge: 10 }],
  ['casa de 10 años', {}],
  ['casa hasta 150 años', {}],
  ['casa hasta 99999999999 años', {}],
  ['depa con contrato de 2 años', {}],
  ['casa en Nuevo León', {}],
  ['casa en Nuevo Xyz', {}],
  ['casa en barrio nuevo', {}],
  ['depa 2 rec Nuevo Polanco', { bedrooms: 2 }],
  ['busco de nuevo una casa', {}],
  ['depa que no sea nuevo', {}],
])('%s asks for these facts', (text, wanted) => {
  const { type: _types, places: _places, amenities: _amenities, ...filters } = read(text).filters;
  expect(filters).toStrictEqual(wanted);
});

test.each([
  ['casa hasta 4 1/2 millones', { operation: 'venta', maxPrice: 4_500_000 }],
  ['casa hasta 4½ M', { operation: 'venta', maxPrice: 4_500_000 }],
  ['casa hasta 4 coma 5 millones', { operation: 'venta', maxPrice: 4_500_000 }],
  ['casa hasta .5 M', { operation: 'venta', maxPrice: 500_000 }],
  ['casa > 3M', { operation: 'venta', minPrice: 3_000_000 }],
  ['casa >= $3M', { operation: 'venta', minPrice: 3_000_000 }],
  ['casa hasta 25000 punto 2 recámaras', { operation: 'renta', maxPrice: 25_000, bedrooms: 2 }],
  ['terreno de 1/2 hectárea', { minLandArea: 5000 }],
  ['terreno de media hectárea', { minLandArea: 5000 }],
  ['terreno de 10 x 20 mts', { minLandArea: 200 }],
  ['terreno 10m x 20m', { minLandArea: 200 }],
  ['terreno 7.5x20 m2', { minLandArea: 150 }],
  ['oficina de 5,000 a 8,000 m2', { minArea: 5000, maxArea: 8000 }],
  ['depa 3½ baños', { bathrooms: 3 }],
  ['depa 2 recámaras y 1/2 baño', { bedrooms: 2 }],
  ['depa 2x1', {}],
])('%s sets these bounds', (text, wanted) => {
  const { type: _types, places: _places, amenities: _amenities, ...filters } = read(text).filters;
  expect(filters).toStrictEqual(wanted);
});

test.each([
  ['terrenos baratos', 'price-low'],
  ['lo más económico en la Roma', 'price-low'],
  ['las más caras', 'price-high'],
  ['lo más nuevo', 'newest'],
  ['depa ni muy caro ni muy barato', undefined],
])('%s asks for this order', (text, sort) => {
  expect(read(text).sort).toBe(sort);
});

test.each([
  ['vender casa', 'sell'],
  ['quiero vender', 'sell'],
  ['quiero dar en renta mi casa de Roma', 'sell'],
  ['¿cuánto vale una casa como la mía?', 'sell'],
  ['rentar mi depa', 'sell'],
  ['quiero rentar mi primer depa', undefined],
  ['quiero rentar una oficina', undefined],
  ['un cuarto', 'room'],
  ['una habitación en casa compartida', 'room'],
  ['depa de un cuarto', undefined],
])('%s tells this intent', (text, intent) => {
  expect(read(text).intent).toBe(intent);
});

test('what an owner says of a home is no wish', () => {
  const { filters } = read(
    '¿cuánto vale mi casa en Roma Norte? 180 metros, 3 recámaras, 5 millones',
  );
  expect(filters).toStrictEqual({
    type: ['casa'],
    places: PLACES.get('roma norte'),
    amenities: [],
  });
});

test.each([
  ['casa 77563bfc', ['77563bfc']],
  ['depa clave 250000xy con 3recs', ['clave 250000xy']],
])('a number inside a word is no amount: %s', (text, unread) => {
  const { filters, unread: found } = read(text);
  expect(found).toStrictEqual(unread);
  expect([filters.minPrice, filters.maxPrice, filters.minArea, filters.operation]).toStrictEqual(
    Array.from({ length: 4 }),
  );
});

test.each([
  ['numbers', '1 '],
  ['number words', 'treinta y '],
  ['scales', 'mil '],
  ['ranges', 'entre 2 y '],
  ['prices', '25 mil o 3 millones '],
  ['dollar signs', '$'],
  ['quotes', `"'`],
  ['days', 'disponible el 15 de '],
  ['negations', 'sin ni '],
  ['places', 'centro mérida roma '],
  ['letters', 'a'],
  ['hyphens', 'a-1-'],
  ['accents', '\u0301'],
  ['emojis', '👨‍👩‍👧'],
  ['halves of letters', '\u0000\uD800'],
])('10 kB of %s are read', (_, part) => {
  const text = part.repeat(Math.ceil(10_240 / part.length));
  const { filters, unread } = read(text);
  expect(filters.type).toStrictEqual([]);
  for (const piece of unread) expect(text).toContain(piece);
});

/** Places are written by their names, or by the end of the path where the name means several. */
function placesOf(wanted: readonly string[] = []): string[] {
  const paths = [...new Set([...PLACES.values()].flat())];
  return wanted
    .flatMap((place) => PLACES.get(place) ?? paths.filter((path) => path.endsWith(place)))
    .toSorted();
}

function wantedAsText({ filters, sort, unread }: Sentence): string {
  const wanted = { type: [], amenities: [], ...filters, sort, places: placesOf(filters.places) };
  return asText(wanted, unread);
}

function readAsText({ text }: Sentence): string {
  const { filters, sort, unread } = read(text);
  return asText({ ...filters, sort, places: filters.places.toSorted() }, unread);
}

const asText = (filters: object, unread: readonly string[]) =>
  JSON.stringify([Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)), unread]);
