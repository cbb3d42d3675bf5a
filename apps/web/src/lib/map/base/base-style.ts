import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { placeOutline, softShapes } from '../drawing/soft-shapes.ts';
import { groundLines, outlineShapes, roundRings, type Shapes } from './ground-shapes.ts';
import type { MapColors } from './map-colors.ts';

/** From here on the outlines are too rough: they would put a house at the beach into the sea. */
const NEAR = 10;
/** MapLibre's tiles are so many pixels wide, and the world is one of them at zoom 0. */
const WORLD_PX = 512;
const DEEPEST = 24;

const source = (data: Shapes): GeoJSONSourceSpecification => ({ type: 'geojson', data });

/** A radius in pixels that grows with the map, of something so many degrees of longitude wide. */
const growing = (degrees: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  (degrees * WORLD_PX) / 720,
  DEEPEST,
  (degrees * WORLD_PX * 2 ** DEEPEST) / 720,
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

export interface BaseGround {
  map: PropertyMap;
  /** The search names a place: its shape has an outline. */
  isPlace?: boolean;
  /** Whether the names of its places are written; else whoever opens the map writes them. */
  hasNames?: boolean;
}

/** The ground below the pins: land, borders, a net of kilometres where no border is near, and soft areas around listings. */
export function baseStyle(ground: BaseGround, colors: MapColors): StyleSpecification {
  const shapes = { ...outlineShapes(), ...shapesOf(ground) };
  return {
    version: 8,
    sources: Object.fromEntries(Object.entries(shapes).map(([id, data]) => [id, source(data)])),
    layers: [
      ...groundLayers(colors),
      ...listingLayers(colors),
      ...(ground.hasNames ? [namesLayer(colors)] : []),
    ],
  };
}

/** The shapes that change with each search, by the names of their sources. */
export function shapesOf({ map, isPlace, hasNames }: BaseGround): Record<string, Shapes> {
  const { area, outskirts } = softShapes(map);
  return {
    net: groundLines(map),
    areas: roundRings(area),
    outskirts: roundRings(outskirts),
    place: roundRings(isPlace ? placeOutline(map) : []),
    patches: patches(map),
    ...(hasNames && { names: names(map) }),
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
      paint: { 'line-color': colors.coast, 'line-width': 1.2 },
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
      paint: { 'line-color': colors.net, 'line-width': 1, 'line-opacity': fading(1, 0) },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      layout: round,
      paint: {
        'line-color': colors.border,
        'line-width': 1,
        'line-dasharray': [3, 3],
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
      type: 'fill',
      source: 'outskirts',
      paint: { 'fill-color': colors.green, 'fill-opacity': 0.06 },
    },
    {
      id: 'areas',
      type: 'fill',
      source: 'areas',
      paint: { 'fill-color': colors.green, 'fill-opacity': 0.1 },
    },
    {
      id: 'place',
      type: 'line',
      source: 'place',
      layout: round,
      paint: { 'line-color': colors.green, 'line-width': 2, 'line-opacity': 0.75 },
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
    // The fonts of the page: the style names no others.
    'text-font': ['Figtree', 'sans-serif'],
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
