import { type LngLatLike, type Map as BaseMap, type MapMouseEvent, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { moveFor } from './moves.ts';
import classes from './pin.module.css';

export interface PinPlace {
  latitude: number;
  longitude: number;
}

interface PinOptions {
  base: BaseMap | undefined;
  /** Null as long as there is no pin. */
  at: PinPlace | null;
  /** The name of the pin, which tells its keys too. */
  label: string;
  /** A person has put the pin there: they dragged it, moved it with an arrow, or tapped on the map. */
  onPut: (place: PinPlace) => void;
}

/** An arrow moves the pin so many pixels, and with Shift so many times as far. */
const STEP = 8;
const FAST = 6;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** A pin nearer than so many pixels to the edge is brought to the middle. */
const MARGIN = 40;
/** From farther away than this zoom a pin shows no street. */
const NEAR_ZOOM = 14;
const SLOW_MS = 300;

/** A pin on a map that a person puts somewhere. `putInMiddle` puts it where they look. */
export function usePin({ base, at, label, onPut }: PinOptions) {
  const pin = useRef<Marker>(null);
  const put = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onPut({ latitude: lat, longitude: lng }),
  );

  useEffect(() => {
    if (!base) return undefined;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = classes.pin ?? '';
    const marker = new Marker({ element, draggable: true, anchor: 'bottom' });
    pin.current = marker;
    const isPin = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target);
    const tap = (event: MapMouseEvent) => {
      if (!isPin(event.originalEvent.target)) put(event.lngLat);
    };
    base.on('click', tap);
    marker.on('dragend', () => put(marker.getLngLat()));
    element.addEventListener('keydown', (event) => {
      const [x, y] = STEPS[event.key] ?? [];
      if (x === undefined || y === undefined) return;
      event.preventDefault();
      // The map moves with the same keys.
      event.stopPropagation();
      const times = event.shiftKey ? FAST : 1;
      const from = base.project(marker.getLngLat());
      put(base.unproject([from.x + x * times, from.y + y * times]));
    });
    return () => {
      base.off('click', tap);
      marker.remove();
      pin.current = null;
    };
  }, [base]);

  const place = at && `${at.longitude},${at.latitude}`;
  useEffect(() => {
    const marker = pin.current;
    if (!base || !marker) return;
    marker.getElement().ariaLabel = label;
    if (place === null) {
      marker.remove();
      return;
    }
    const [longitude = 0, latitude = 0] = place.split(',').map(Number);
    marker.setLngLat([longitude, latitude]);
    // Adding it again would take the focus from it.
    if (!marker.getElement().isConnected) marker.addTo(base);
    if (!isSeen(base, [longitude, latitude]))
      base.easeTo({
        center: [longitude, latitude],
        zoom: Math.max(base.getZoom(), NEAR_ZOOM),
        ...moveFor(SLOW_MS),
      });
  }, [base, label, place]);

  return {
    putInMiddle: () => {
      const { lat, lng } = base?.getCenter() ?? {};
      if (lat !== undefined && lng !== undefined) onPut({ latitude: lat, longitude: lng });
    },
  };
}

function isSeen(base: BaseMap, place: LngLatLike): boolean {
  const { x, y } = base.project(place);
  const { clientWidth, clientHeight } = base.getContainer();
  const isWithin = (value: number, most: number) => value >= MARGIN && value <= most - MARGIN;
  return isWithin(x, clientWidth) && isWithin(y, clientHeight);
}
