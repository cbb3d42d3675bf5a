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
  ['sort', 'newest'],
];

describe('unnoticedChange', () => {
  it('is none while the form says what it was drawn with', () => {
    expect(unnoticedChange(aForm(drawn), search)).toEqual({});
  });

  it('is what was typed and chosen in the meantime, and nothing else', () => {
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

  it('does not take what is not understood for a change', () => {
    expect(unnoticedChange(aForm([...drawn, ['maxArea', 'mucho']]), search)).toEqual({});
  });

  it('sees that words stand in another order', () => {
    expect(
      unnoticedChange(aForm([['search', 'Roma, Puebla']]), { search: 'Puebla, Roma' }),
    ).toEqual({
      search: 'Roma, Puebla',
    });
  });

  it('sees a changed order', () => {
    const form = aForm([['sort', 'price-low']]);
    expect(unnoticedChange(form, search)).toEqual({ sort: 'price-low' });
    expect(unnoticedChange(aForm([['sort', 'newest']]), { sort: 'price-low' })).toEqual({
      sort: undefined,
    });
  });
});
