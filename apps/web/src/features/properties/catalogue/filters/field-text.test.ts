import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { describe, expect, it } from 'vitest';
import { fieldText, heedAsked, textBehind, textChange } from './field-text.ts';
import { changeSearch, cleanSearch } from './filter-state.ts';

const CONDESA = 'ciudad-de-mexico/cuauhtemoc/condesa';
const ROMA = 'ciudad-de-mexico/cuauhtemoc/roma-norte';
const names = { [CONDESA]: 'Condesa', [ROMA]: 'Roma Norte', 'yucatan/merida': 'Mérida' };

describe('fieldText', () => {
  it.each<[CatalogueSearch, string]>([
    [{}, ''],
    [{ type: 'casa', maxPrice: 5_000_000 }, ''],
    [{ search: 'terraza' }, 'terraza'],
    [{ places: CONDESA }, 'Condesa'],
    [{ places: 'yucatan/merida' }, 'Mérida'],
    [{ places: 'jalisco/san-pedro' }, 'San Pedro'],
    [{ places: `${CONDESA},${ROMA}` }, 'Condesa o Roma Norte'],
    [{ places: `${CONDESA},${ROMA},yucatan/merida` }, 'Condesa, Roma Norte o Mérida'],
    [{ places: 'jalisco/tula,hidalgo/tula' }, 'Tula'],
    [{ unread: 'con vibra' }, 'con vibra'],
    [{ places: CONDESA, unread: 'con vibra' }, 'Condesa con vibra'],
    [{ places: CONDESA, unread: 'con vibra,elevador' }, 'Condesa con vibra, elevador'],
    [{ places: 'nuevo-leon/monterrey', guessed: 'monterey' }, 'Monterrey'],
    [{ search: 'terraza', places: CONDESA }, 'terraza'],
  ])('of %j is %j', (search, text) => {
    expect(fieldText(search, names)).toBe(text);
  });
});

const asked: CatalogueSearch = {
  type: 'casa',
  amenities: 'Alberca',
  places: `${CONDESA},${ROMA}`,
  unread: 'con vibra',
  guessed: 'condeza',
};
const filters = { type: 'casa', amenities: 'Alberca' };

describe('textChange', () => {
  it.each<[string, CatalogueSearch, string, CatalogueSearch]>([
    ['keeps what an untouched text says', asked, 'Condesa o Roma Norte con vibra', asked],
    ['replaces it by another text', asked, 'Condesa', { ...filters, search: 'Condesa' }],
    ['takes it away with the text', asked, '', filters],
    ['searches the first text', filters, 'roma', { ...filters, search: 'roma' }],
    [
      'keeps the places beside a searched text',
      { search: 'terraza', places: CONDESA },
      'jardín',
      { search: 'jardín', places: CONDESA },
    ],
    ['keeps a searched text', { search: 'terraza' }, 'terraza', { search: 'terraza' }],
  ])('%s', (_case, search, text, after) => {
    expect(changeSearch(search, textChange(search, text, names))).toEqual(after);
  });
});

describe('textBehind', () => {
  it.each([
    ['Condesa', 'Condesa o rom', 'rom'],
    ['Condesa', 'Condesa y roma n', 'roma n'],
    ['Condesa', 'Condesa, rom', 'rom'],
    ['Condesa', 'Condesa rom', 'rom'],
    ['Condesa', 'Condesa oax', 'oax'],
    ['Condesa', 'Condesas', undefined],
    ['Condesa', 'Condesa', undefined],
    ['Condesa', 'Condesa, ', undefined],
    ['Condesa', 'roma', undefined],
    ['', 'roma', undefined],
  ])('of %j and %j is %j', (before, text, behind) => {
    expect(textBehind(before, text)).toBe(behind);
  });
});

describe('heedAsked', () => {
  const sent = {
    ...filters,
    places: `${CONDESA},${ROMA}`,
    unread: 'con vibra',
    guessed: 'condeza',
    asked: 'Condesa o Roma Norte con vibra',
  };

  it.each<[string, Record<string, unknown>, CatalogueSearch]>([
    ['keeps places and words with an untouched text', { ...sent, search: sent.asked }, asked],
    ['even when it has blanks around it', { ...sent, search: ` ${sent.asked} ` }, asked],
    [
      'replaces them by another text',
      { ...sent, search: 'Polanco' },
      { ...filters, search: 'Polanco' },
    ],
    ['takes them away with the text', { ...sent, search: '' }, filters],
    ['and without a text', sent, filters],
    ['takes a repeated text for another one', { ...sent, search: [sent.asked, 'a'] }, filters],
    [
      'keeps everything where the form showed nothing of it',
      { places: CONDESA, search: 'terraza' },
      { places: CONDESA, search: 'terraza' },
    ],
  ])('%s', (_case, url, search) => {
    const heeded = heedAsked(url);
    expect(cleanSearch(heeded)).toEqual(search);
    // The URL that follows is read as it is.
    expect(heeded).not.toHaveProperty('asked');
  });
});
