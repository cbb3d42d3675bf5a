import type { GeoJSONSource, Map as BaseMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewOf } from '../drawing/view.ts';
import { type BaseGround, baseStyle, shapesOf } from './base-style.ts';
import { mapColors, onSchemeChange } from './map-colors.ts';
import { openMap } from './open-map.ts';
import { useShownStreets } from './streets/shown-streets.ts';
import { useStreets } from './streets/use-streets.ts';

/** The frame of its map is shown first. */
interface OpenedMapOptions extends BaseGround {
  /** Called when all of it is drawn, and when it is gone. */
  onShown: (isShown: boolean) => void;
  /** Called where the browser draws no maps. */
  onLost?: () => void;
}

/** A map that a person moves, in the element of `container`. `base` is there once all of it is drawn. */
export function useOpenedMap(options: OpenedMapOptions) {
  const { map, isPlace = false, hasNames = false, ...calls } = options;
  const container = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState<BaseMap>();
  const withStreets = useStreets();
  const style = useEffectEvent((element: HTMLElement) =>
    withStreets(baseStyle({ map, isPlace, hasNames }, mapColors(element)), element),
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

  // The map opens with its first shapes. Another style would show bare sea until its shapes have been read.
  const drawn = useRef({ map, isPlace });
  useEffect(() => {
    if (!base || (drawn.current.map === map && drawn.current.isPlace === isPlace)) return;
    drawn.current = { map, isPlace };
    for (const [id, shapes] of Object.entries(shapesOf({ map, isPlace, hasNames })))
      void base.getSource<GeoJSONSource>(id)?.setData(shapes);
  }, [base, map, isPlace, hasNames]);

  const restyle = useEffectEvent((opened: BaseMap) =>
    opened.setStyle(style(opened.getContainer())),
  );
  // Streets come once, when their part has been downloaded.
  const undecorated = useRef(withStreets);
  useEffect(() => {
    if (!base || undecorated.current === withStreets) return;
    undecorated.current = withStreets;
    restyle(base);
  }, [base, withStreets]);

  return { container, base, streets: useShownStreets(base) };
}
