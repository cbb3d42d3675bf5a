import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { areaSpots } from './area-spots.ts';
import { groundLines, outlineShapes, type Shapes } from './ground-shapes.ts';
import type { MapColors } from './map-colors.ts';

/** From here on the outlines are too rough: they would put a house at the beach into the sea. */
const NEAR = 10;
/** MapLibre's tiles are so many pixels wide, and the world is one of them at zoom 0. */
const WORLD_PX = 512;
const DEEPEST = 24;

const WIDTH: ExpressionSpecification = ['get', 'width'];

const source = (data: Shapes): GeoJSONSourceSpecification => ({ type: 'geojson', data });

/** A radius in pixels that grows with the map, of something so many degrees of longitude wide. */
const growing = (degrees: number | ExpressionSpecification): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['*', degrees, WORLD_PX / 720],
  DEEPEST,
  ['*', degrees, (WORLD_PX * 2 ** DEEPEST) / 720],
];

const fading = (near: number, far: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  NEAR,
  far,
  NEAR + 1,
  near,
];

/** The ground below the pins: land, borders, a net of kilometres where no border is near, and soft areas around listings. */
export function baseStyle(
  map: PropertyMap,
  colors: MapColors,
  { hasNames = false } = {},
): StyleSpecification {
  const { land, neighbours, borders } = outlineShapes();
  return {
    version: 8,
    sources: {
      land: source(land),
      neighbours: source(neighbours),
      borders: source(borders),
      net: source(groundLines(map)),
      areas: source(areaSpots(map)),
      patches: source(patches(map)),
      ...(hasNames && { names: source(names(map)) }),
    },
    layers: [
      ...groundLayers(colors),
      ...listingLayers(colors),
      ...(hasNames ? [namesLayer(colors)] : []),
    ],
  };
}

type Layers = StyleSpecification['layers'];
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

function groundLayers(colors: MapColors): Layers {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
    {
      id: 'shore',
      type: 'line',
      source: 'land',
      layout: round,
      paint: { 'line-color': colors.shore, 'line-width': 10 },
    },
    {
      id: 'neighbours',
      type: 'fill',
      source: 'neighbours',
      paint: { 'fill-color': colors.abroad },
    },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.paper } },
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      layout: round,
      paint: { 'line-color': colors.edge, 'line-width': 1.2 },
    },
    {
      id: 'near',
      type: 'background',
      paint: { 'background-color': colors.paper, 'background-opacity': fading(1, 0) },
    },
    {
      id: 'net',
      type: 'line',
      source: 'net',
      minzoom: NEAR,
      paint: { 'line-color': colors.line, 'line-width': 1, 'line-opacity': fading(0.6, 0) },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      layout: round,
      paint: {
        'line-color': colors.edge,
        'line-width': 1,
        'line-dasharray': [1, 3],
        'line-opacity': fading(0, 1),
      },
    },
  ];
}

function listingLayers(colors: MapColors): Layers {
  const cell = cellAt(0);
  return [
    {
      id: 'outskirts',
      type: 'circle',
      source: 'areas',
      paint: { 'circle-color': colors.outskirts, 'circle-radius': growing(['*', 1.25, WIDTH]) },
    },
    {
      id: 'areas',
      type: 'circle',
      source: 'areas',
      paint: { 'circle-color': colors.area, 'circle-radius': growing(WIDTH) },
    },
    {
      id: 'patches',
      type: 'circle',
      source: 'patches',
      minzoom: NEAR,
      paint: {
        'circle-color': colors.green,
        'circle-opacity': 0.14,
        'circle-stroke-color': colors.green,
        'circle-stroke-opacity': 0.45,
        'circle-stroke-width': 1.5,
        'circle-radius': growing(Math.hypot(cell.lng, cell.lat)),
      },
    },
  ];
}

const namesLayer = (colors: MapColors): Layers[number] => ({
  id: 'names',
  type: 'symbol',
  source: 'names',
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Figtree Variable'],
    'text-size': 14,
    'text-max-width': 9,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': colors.name, 'text-halo-color': colors.paper, 'text-halo-width': 1.5 },
});

/** The names of places, the most important first. */
const names = ({ places }: PropertyMap): Shapes => ({
  type: 'FeatureCollection',
  features: places.map(({ name, longitude, latitude }, rank) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
});

/** Approximate places: each lies somewhere in the cell around its public point. */
function patches({ points }: PropertyMap): Shapes {
  const places = new Map(
    points
      .filter(({ locationPrecision }) => locationPrecision === 'aproximada')
      .map(({ longitude, latitude }) => [`${longitude},${latitude}`, [longitude, latitude]]),
  );
  return {
    type: 'FeatureCollection',
    features: [...places.values()].map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates },
    })),
  };
}
