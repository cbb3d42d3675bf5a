import { activeParts, withoutPart } from '@pbr/schemas/property/search/filter-parts';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { describe, expect, it } from 'vitest';
import { filterChips, filterGroups } from './filter-chips.ts';
import { changeSearch } from './filter-state.ts';

const full: CatalogueSearch = {
  search: 'Condesa',
  operation: 'venta',
  type: 'casa',
  minPrice: 2_000_000,
  maxPrice: 5_000_000,
  bedrooms: 3,
  bathrooms: 1,
  parking: 2,
  minArea: 80,
  amenities: 'Alberca,Roof garden',
  publishedWithin: 7,
  sort: 'price-low',
  page: 4,
};

const facts: CatalogueSearch = { pets: 'si', furnished: 'amueblado', availableBy: '2026-12-15' };

describe('filterChips', () => {
  it('name in words what neither the field nor the selects show, but not the order or the page', () => {
    expect(filterChips(full).map((chip) => chip.label)).toEqual([
      'De $2,000,000 a $5,000,000',
      '3 recámaras o más',
      '1 baño o más',
      '2 cajones o más',
      'Desde 80 m²',
      'Alberca',
      'Roof garden',
      'Últimos 7 días',
    ]);
  });

  it.each(filterChips(full).map((chip) => [chip.label, chip] as const))(
    'removing “%s” removes only that filter and goes to the first page',
    (label, chip) => {
      expect(filterChips(chip.without).map((other) => other.label)).toEqual(
        filterChips(full)
          .map((other) => other.label)
          .filter((other) => other !== label),
      );
      expect(chip.without.page).toBeUndefined();
      expect(chip.without.sort).toBe('price-low');
    },
  );

  it.each([
    full,
    { ...full, operation: 'renta' as const },
    { maxArea: 90, amenities: 'Alberca' },
    facts,
  ])('are the filters that the server counts without: %o', (search) => {
    const parts = filterGroups(search).map(({ key, without }) => [key, without]);
    const counted = activeParts(search).map((part) => [
      part,
      changeSearch(withoutPart(search, part), {}),
    ]);
    expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(counted));
  });

  it.each([
    [{ bedrooms: 2, maxBedrooms: 2 }, '2 recámaras'],
    [{ bedrooms: 2, maxBedrooms: 3 }, 'De 2 a 3 recámaras'],
    [{ maxBedrooms: 1 }, 'Hasta 1 recámara'],
    [{ bbox: '-99.18,19.4,-99.15,19.43' }, 'En la zona del mapa'],
    [{ near: '19.4157,-99.17145,2' }, 'A 2 km de este punto'],
    [{ near: 'jalisco/guadalajara,5' }, 'A 5 km de Guadalajara'],
    [{ minLandArea: 200 }, 'Terreno: desde 200 m²'],
    [{ maxAge: 10 }, 'Antigüedad: hasta 10 años'],
    [{ maxAge: 0 }, 'Antigüedad: hasta 0 años'],
    [{ pets: 'si' }, 'Acepta mascotas'],
    [{ furnished: 'amueblado' }, 'Amueblado'],
    [{ furnished: 'sin-muebles' }, 'Sin muebles'],
    [{ availableBy: '2026-12-15' }, 'Disponible el 15 dic 2026'],
    [{ unread: 'con vibra' }, '“con vibra”'],
    [{ places: 'yucatan/merida' }, 'Merida'],
    [{ minPrice: 1000 }, 'Desde $1,000'],
    [{ maxPrice: 1000 }, 'Hasta $1,000'],
    [{ maxArea: 1500 }, 'Hasta 1,500 m²'],
    [{ minArea: 80, maxArea: 120 }, 'De 80 m² a 120 m²'],
    [{ operation: 'renta' }, 'Rentar'],
    [{ publishedWithin: 1 }, 'Últimas 24 horas'],
    [{ publishedWithin: 30 }, 'Últimos 30 días'],
  ] as [CatalogueSearch, string][])('%j is “%s”', (search, label) => {
    expect(filterGroups(search).map((chip) => chip.label)).toEqual([label]);
  });

  it('name the items of a list together as an offer, with their names', () => {
    const search = { type: 'casa,departamento', places: 'yucatan/merida,yucatan/merida/centro' };
    const groups = filterGroups(search, { 'yucatan/merida': 'Mérida' });
    expect(groups.map(({ label }) => label)).toEqual(['Mérida o Centro', 'Casa o Departamento']);
  });

  it.each<[string, CatalogueSearch, string[]]>([
    ['no places, which the field shows', { places: 'yucatan/merida', unread: 'con vibra' }, []],
    [
      'places and words beside a searched text, which takes the field',
      { search: 'terraza', places: 'yucatan/merida', unread: 'con vibra' },
      ['“con vibra”', 'Merida'],
    ],
    ['neither operation nor types', { operation: 'venta', type: 'casa,local' }, []],
  ])('name %s', (_case, search, labels) => {
    expect(filterChips(search).map(({ label }) => label)).toEqual(labels);
  });

  it('are none without filters', () => {
    expect(filterChips({ sort: 'bedrooms', page: 2 })).toEqual([]);
  });
});
