import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as BaseMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { marginOf } from './moves.ts';

const MEXICO: [number, number, number, number] = [-128, 8, -78, 38];

interface Opened {
  bounds: [number, number, number, number];
  style: StyleSpecification;
}

/** A map of the country that a person moves; null without WebGL. */
export function openMap(container: HTMLElement, { bounds, style }: Opened): BaseMap | null {
  if (!document.createElement('canvas').getContext('webgl2')) return null;
  setWorkerUrl(workerUrl);
  const map = new BaseMap({
    container,
    style,
    bounds,
    fitBoundsOptions: { padding: marginOf(container) },
    maxBounds: MEXICO,
    maxZoom: 17,
    maxPitch: 0,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: { 'Map.Title': 'Mapa: muévelo con las flechas, acércalo con + y -' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
