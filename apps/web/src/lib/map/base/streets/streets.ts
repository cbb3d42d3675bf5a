import { layers } from '@protomaps/basemaps';
import {
  addProtocol,
  type FilterSpecification,
  type LayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { readColors } from '../map-colors.ts';
import { STREETS } from './shown-streets.ts';
import { flavorOf, STREET_COLORS } from './street-colors.ts';

addProtocol('pmtiles', new Protocol().tile);

/** The own map covers what lies outside of the file, and house numbers are nobody's business here. */
const LEFT_OUT = new Set(['background', 'landcover', 'address_label']);
/** Protomaps marks these with pictures too, and their names help without. */
const NAMED = ['station', 'aerodrome', 'ferry_terminal', 'park', 'garden', 'university', 'stadium'];

/** Lays the streets of the operator's file into the style of the own map: the earth below its soft shapes, and all else above them. */
export function withStreets(
  style: StyleSpecification,
  { tiles, element }: { tiles: string; element: HTMLElement },
): StyleSpecification {
  const flavor = flavorOf(readColors(element, STREET_COLORS));
  const drawn = layers(STREETS, flavor, { lang: 'es' })
    .filter(({ id }) => !LEFT_OUT.has(id))
    .flatMap(withoutPictures);
  const isEarth = ({ id }: LayerSpecification) => id === 'earth';
  const first = (id: string) => style.layers.findIndex((layer) => layer.id === id);
  const [shapes, patches] = [first('outskirts'), first('patches')];
  return {
    ...style,
    sources: {
      ...style.sources,
      [STREETS]: { type: 'vector', url: `pmtiles://${new URL(tiles, location.origin).href}` },
    },
    layers: [
      ...style.layers.slice(0, shapes),
      ...drawn.filter(isEarth),
      ...style.layers.slice(shapes, patches),
      ...drawn.filter((layer) => !isEarth(layer)),
      ...style.layers.slice(patches),
    ],
  };
}

/** Pictures would come from another file, which nobody has: names stand without them. */
function withoutPictures(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const layout = Object.fromEntries(
    Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith('icon-')),
  );
  if (layer.id === 'roads_shields' || !('text-field' in layout)) return [];
  if (layer.id !== 'pois') return [{ ...layer, layout }];
  const filter: FilterSpecification = [
    'all',
    ['in', ['get', 'kind'], ['literal', NAMED]],
    ['>=', ['zoom'], ['+', ['get', 'min_zoom'], 0]],
  ];
  return [{ ...layer, filter, layout: { ...layout, 'text-offset': [0, 0] } }];
}
