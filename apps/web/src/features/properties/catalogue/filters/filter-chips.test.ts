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
  it('name every filter in words, but neither the order nor the page', () => {
    expect(filterChips(full).map((chip) => chip.label)).toEqual([
      '«Condesa»',
      'Comprar',
      'Casa',
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
    'removing «%s» removes only that filter and goes to the first page',
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
    const parts = filterChips(search).map(({ key, without }) => [key, without]);
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
    [{ minLandArea: 200 }, 'Terreno: desde 200 m²'],
    [{ maxAge: 10 }, 'Antigüedad: hasta 10 años'],
    [{ maxAge: 0 }, 'Antigüedad: hasta 0 años'],
    [{ pets: 'si' }, 'Acepta mascotas'],
    [{ furnished: 'amueblado' }, 'Amueblado'],
    [{ furnished: 'sin-muebles' }, 'Sin muebles'],
    [{ availableBy: '2026-12-15' }, 'Disponible el 15 dic 2026'],
    [{ unread: 'con vibra' }, '«con vibra»'],
    [{ places: 'yucatan/merida' }, 'Merida'],
    [{ minPrice: 1000 }, 'Desde $1,000'],
    [{ maxPrice: 1000 }, 'Hasta $1,000'],
    [{ maxArea: 1500 }, 'Hasta 1,500 m²'],
    [{ minArea: 80, maxArea: 120 }, 'De 80 m² a 120 m²'],
    [{ operation: 'renta' }, 'Rentar'],
    [{ publishedWithin: 1 }, 'Últimas 24 horas'],
    [{ publishedWithin: 30 }, 'Últimos 30 días'],
  ] as [CatalogueSearch, string][])('%j is «%s»', (search, label) => {
    expect(filterChips(search).map((chip) => chip.label)).toEqual([label]);
  });

  it('take several types and places apart, with their names', () => {
    const search = { type: 'casa,departamento', places: 'yucatan/merida,yucatan/merida/centro' };
    const names = { 'yucatan/merida': 'Mérida' };
    const labels = (chips: ReturnType<typeof filterChips>) => chips.map(({ label }) => label);
    const chips = filterChips(search, names);
    expect(labels(chips)).toEqual(['Mérida', 'Centro', 'Casa', 'Departamento']);
    expect(chips.map(({ without }) => without)).toEqual([
      { type: 'casa,departamento', places: 'yucatan/merida/centro' },
      { type: 'casa,departamento', places: 'yucatan/merida' },
      { type: 'departamento', places: search.places },
      { type: 'casa', places: search.places },
    ]);
    expect(labels(filterGroups(search, names))).toEqual(['Mérida o Centro', 'Casa o Departamento']);
  });

  it('are none without filters', () => {
    expect(filterChips({ sort: 'bedrooms', page: 2 })).toEqual([]);
  });
});
