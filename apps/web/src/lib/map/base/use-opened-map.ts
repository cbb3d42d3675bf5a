import type { PropertyMap } from '@pbr/schemas/property/map';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewOf } from '../drawing/view.ts';
import { baseStyle } from './base-style.ts';
import { mapColors, onSchemeChange } from './map-colors.ts';
import { openMap } from './open-map.ts';

interface OpenedMapOptions {
  /** Its frame is shown first; its listings lie below all marks as soft shapes. */
  map: PropertyMap;
  /** Whether the names of its places are written; else whoever opens the map writes them. */
  hasNames?: boolean;
  /** Called when all of it is drawn, and when it is gone. */
  onShown: (isShown: boolean) => void;
  /** Called where the browser draws no maps. */
  onLost?: () => void;
}

/** A map that a person moves, in the element of `container`. `base` is there once all of it is drawn. */
export function useOpenedMap({ map, hasNames = false, ...calls }: OpenedMapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap>();
  const style = useEffectEvent((element: HTMLElement) =>
    baseStyle(map, mapColors(element), { hasNames }),
  );
  const open = useEffectEvent((element: HTMLElement) => {
    const { west, south, east, north } = viewOf(map.frame).frame;
    const opened = openMap(element, { bounds: [west, south, east, north], style: style(element) });
    if (!opened) calls.onLost?.();
    return opened;
  });
  const shown = useEffectEvent(calls.onShown);

  useEffect(() => {
    const element = container.current;
    const opened = element && open(element);
    if (!opened) return undefined;
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
    if (base && element) base.setStyle(baseStyle(map, mapColors(element), { hasNames }));
  }, [base, map, hasNames]);

  return { container, base };
}
