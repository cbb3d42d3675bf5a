import 'maplibre-gl/dist/maplibre-gl.css';
import type { PropertyMap } from '@pbr/schemas/property/map';
import { frameText, readFrame } from '@pbr/schemas/property/search/frame';
import { Map as BaseMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewOf } from '../drawing/view.ts';
import { baseStyle } from './base-style.ts';
import { mapColors, onSchemeChange } from './map-colors.ts';
import { corners, useFittedFrame } from './use-fitted-frame.ts';

/** Marks a move that a person asks for and that searches at its end in any case. */
export const BY_SEARCH = { originalEvent: true, isSearch: true };

const MEXICO: [number, number, number, number] = [-128, 8, -78, 38];

interface PersonsMove {
  originalEvent?: unknown;
  isSearch?: boolean;
}

interface BaseMapOptions {
  map: PropertyMap;
  /** The frame in the URL. */
  bbox: string | undefined;
  /** A person moved the map; `isSearch` if the move itself asks for its listings. */
  onMoved: (bbox: string, isSearch: boolean) => void;
  /** The map was moved to a frame from elsewhere. */
  onFitted: () => void;
  /** The drawing may go, or has to come back. */
  onShown: (isShown: boolean) => void;
}

/** The map that a person moves. `base` is there once all of it is drawn. */
export function useBaseMap({ map, bbox, onMoved, onFitted, onShown }: BaseMapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap>();
  const style = useEffectEvent((element: HTMLElement) => baseStyle(map, mapColors(element)));
  const frame = useEffectEvent(() => corners(viewOf(map.frame).frame));
  const moved = useEffectEvent(onMoved);
  const shown = useEffectEvent(onShown);

  useEffect(() => {
    const element = container.current;
    const opened = element && openMap(element, { bounds: frame(), style: style(element) });
    if (!opened) return undefined;
    let isByPerson = false;
    let isSearch = false;
    const note = (event: PersonsMove) => {
      isByPerson ||= Boolean(event.originalEvent);
      isSearch ||= event.isSearch === true;
    };
    opened.on('movestart', note);
    opened.on('move', note);
    opened.on('moveend', (event: PersonsMove) => {
      note(event);
      const isMoved = isByPerson;
      const isAsked = isSearch;
      [isByPerson, isSearch] = [false, false];
      if (!isMoved) return;
      const text = frameOf(opened);
      if (text !== null) moved(text, isAsked);
    });
    void opened.once('idle', () => {
      setBase(opened);
      shown(true);
    });
    const end = onSchemeChange(() => opened.setStyle(style(element)));
    return () => {
      end();
      opened.remove();
      shown(false);
    };
  }, []);

  useEffect(() => {
    const element = container.current;
    if (base && element) base.setStyle(baseStyle(map, mapColors(element)));
  }, [base, map]);

  const send = useFittedFrame({ base, map, bbox, onFitted });
  return { container, base, send };
}

interface Opened {
  bounds: [number, number, number, number];
  style: StyleSpecification;
}

/** Null without WebGL. */
function openMap(container: HTMLElement, { bounds, style }: Opened): BaseMap | null {
  if (!document.createElement('canvas').getContext('webgl2')) return null;
  setWorkerUrl(workerUrl);
  const map = new BaseMap({
    container,
    style,
    bounds,
    fitBoundsOptions: { padding: 0 },
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

/** The frame that is seen, rounded; null outside of Mexico. */
function frameOf(map: BaseMap): string | null {
  const bounds = map.getBounds();
  const seen = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const frame = readFrame(seen.map((degrees) => degrees.toFixed(6)).join());
  return frame && frameText(frame);
}
