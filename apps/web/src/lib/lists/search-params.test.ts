import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('a URL', () => {
  it.each([
    [
      { operation: 'venta', search: 'roma norte', amenities: 'Alberca,Gimnasio' },
      '?operation=venta&search=roma+norte&amenities=Alberca,Gimnasio',
    ],
    [{ search: '123' }, '?search=123'],
    [{ search: 'true' }, '?search=true'],
    [{ search: '"cita"' }, '?search=%22cita%22'],
    [{ search: 'a&b=c#d' }, '?search=a%26b%3Dc%23d'],
    [{ bedrooms: 3 }, '?bedrooms=3'],
    [{ search: '', type: undefined, page: null }, ''],
    [{}, ''],
  ])('writes %o as %s', (search, query) => {
    expect(stringifySearch(search)).toBe(query);
  });

  it.each([
    '?operation=venta&search=roma+norte&amenities=Alberca,Gimnasio',
    '?search=123&bedrooms=3',
    '?search=null&page=2',
    '?search=%C3%81lamos+%26+flores',
  ])('%s is read and written again unchanged', (query) => {
    expect(stringifySearch(catalogueSearchSchema.parse(parseSearch(query)))).toBe(query);
  });
});

describe('a value that is read', () => {
  it('is always text', () => {
    expect(parseSearch('?search=123&page=2&flag=true&list={}')).toEqual({
      search: '123',
      page: '2',
      flag: 'true',
      list: '{}',
    });
  });

  it('is a list for repeated names', () => {
    expect(parseSearch('?amenities=Alberca&amenities=Jard%C3%ADn')).toEqual({
      amenities: ['Alberca', 'Jardín'],
    });
  });

  it('cannot reach the prototype', () => {
    // One text is not a prototype, a list would be.
    const search = parseSearch('?__proto__=x&__proto__=z&constructor=y');
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
    expect(Object.keys(search)).toEqual(['constructor']);
  });
});
