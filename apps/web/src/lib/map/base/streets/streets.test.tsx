import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { withStreets } from './streets.ts';

const layer = (id: string): LayerSpecification => ({ id, type: 'background' });
const own: StyleSpecification = {
  version: 8,
  sources: {},
  layers: ['sea', 'borders', 'outskirts', 'areas', 'patches'].map(layer),
};

const laid = () =>
  withStreets(own, { tiles: '/assets/map-1-2.pmtiles', element: document.createElement('div') });

test('streets come from the portal alone, and need no pictures and no fonts of others', () => {
  const style = laid();
  expect(style.sources).toEqual({
    streets: { type: 'vector', url: `pmtiles://${location.origin}/assets/map-1-2.pmtiles` },
  });
  expect(style).not.toHaveProperty('sprite');
  expect(style).not.toHaveProperty('glyphs');
  expect(JSON.stringify(style.layers)).not.toMatch(
    /"icon-|-pattern"|Noto Sans (?:Regular|Medium)/u,
  );
});

test('the earth lies below the soft shapes, parks, streets and names above them and below the marks', () => {
  const ids = laid().layers.map(({ id }) => id);
  const inOrder = ['sea', 'borders', 'earth', 'outskirts', 'areas', 'landuse_park', 'water'].concat(
    ['roads_minor', 'roads_rail', 'roads_labels_major', 'pois', 'places_subplace', 'patches'],
  );
  expect(ids.filter((id) => inOrder.includes(id))).toEqual(inOrder);
  expect(new Set(ids).size).toBe(ids.length);
  for (const none of ['background', 'landcover', 'roads_shields', 'address_label'])
    expect(ids).not.toContain(none);
});

test('names are Spanish', () => {
  const names = laid().layers.find(({ id }) => id === 'places_locality');
  expect(JSON.stringify(names)).toContain('name:es');
});
