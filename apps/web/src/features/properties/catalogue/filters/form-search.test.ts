import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { describe, expect, it } from 'vitest';
import { unnoticedChange } from './form-search.ts';

function aForm(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const search: CatalogueSearch = { type: 'casa', minPrice: 4_500_000, amenities: 'Jardín,Alberca' };
const drawn: [string, string][] = [
  ['search', ''],
  ['operation', ''],
  ['type', 'casa'],
  ['minPrice', '4,500,000'],
  ['maxPrice', ''],
  ['bedrooms', ''],
  ['amenities', 'Alberca'],
  ['amenities', 'Jardín'],
  ['sort', ''],
];

describe('unnoticedChange', () => {
  it('is none while the form has its initial values', () => {
    expect(unnoticedChange(aForm(drawn), search)).toEqual({});
  });

  it('has exactly the values typed and chosen meanwhile', () => {
    const changed = drawn.map(([name, value]): [string, string] => {
      const typed: Record<string, string> = { search: 'Polanco', type: 'local', minPrice: '' };
      return [name, typed[name] ?? value];
    });
    expect(unnoticedChange(aForm(changed), search)).toEqual({
      search: 'Polanco',
      type: 'local',
      minPrice: undefined,
    });
  });

  it('does not treat an invalid value as a change', () => {
    expect(unnoticedChange(aForm([...drawn, ['maxArea', 'mucho']]), search)).toEqual({});
  });

  it('notices another order of words', () => {
    expect(
      unnoticedChange(aForm([['search', 'Roma, Puebla']]), { search: 'Puebla, Roma' }),
    ).toEqual({
      search: 'Roma, Puebla',
    });
  });

  it.each([
    ['Condesa con vibra', {}],
    ['Polanco', { search: 'Polanco', places: undefined, unread: undefined }],
    ['', { places: undefined, unread: undefined }],
  ])('notices whether %j is what the field showed', (text, change) => {
    const inWords: CatalogueSearch = { places: 'puebla/condesa', unread: 'con vibra' };
    const form = aForm([
      ['search', text],
      ['places', 'puebla/condesa'],
      ['unread', 'con vibra'],
      ['asked', 'Condesa con vibra'],
    ]);
    expect(unnoticedChange(form, inWords)).toEqual(change);
  });

  it('notices another sort order', () => {
    const form = aForm([['sort', 'price-low']]);
    expect(unnoticedChange(form, search)).toEqual({ sort: 'price-low' });
    expect(unnoticedChange(aForm([['sort', '']]), { sort: 'price-low' })).toEqual({
      sort: undefined,
    });
  });
});
