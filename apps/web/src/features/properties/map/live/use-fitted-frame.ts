import type { PropertyMap } from '@pbr/schemas/property/map';
import { type Frame, frameText, readFrame } from '@pbr/schemas/property/search/frame';
import type { Map as BaseMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { marginOf, moveFor } from '../../../../lib/map/base/moves.ts';
import { viewOf } from '../../../../lib/map/drawing/view.ts';

const SLOW_MS = 500;

interface FittedFrame {
  base: Pick<BaseMap, 'fitBounds' | 'getContainer'> | undefined;
  map: PropertyMap;
  /** The frame in the URL. */
  bbox: string | undefined;
  /** The map was moved to a frame from elsewhere. */
  onFitted: () => void;
}

/** Shows the frame of each search, except where the person has moved the map to it. */
export function useFittedFrame({ base, map, bbox, onFitted }: FittedFrame) {
  const [own] = useState(ownFrames);
  const fitted = useEffectEvent(onFitted);
  // The answer has the frame in the URL, and comes later.
  const asked = bbox === undefined ? null : readFrame(bbox);
  const target = frameText(asked ?? viewOf(map.frame).frame);
  useEffect(() => {
    if (!base || own.has(bbox)) return;
    const [west = 0, south = 0, east = 0, north = 0] = target.split(',').map(Number);
    base.fitBounds([west, south, east, north], {
      padding: marginOf(base.getContainer()),
      ...moveFor(SLOW_MS),
    });
    fitted();
  }, [base, own, bbox, target]);
  /** Called with each frame that the map itself is about to put into the URL. */
  return own.send;
}

/** The frames that the map itself puts into the URL: each arrives later, when the person may be somewhere else. */
function ownFrames() {
  let sent: string[] = [];
  let current: string | undefined;
  return {
    send: (frame: string) => void sent.push(frame),
    /** Whether the frame in the URL came from the map. */
    has(bbox: string | undefined): boolean {
      if (bbox !== undefined && bbox === current) return true;
      const at = bbox === undefined ? -1 : sent.indexOf(bbox);
      // Those before it never arrive.
      sent = at === -1 ? [] : sent.slice(at + 1);
      current = at === -1 ? undefined : bbox;
      return at !== -1;
    },
  };
}

export const corners = ({ west, south, east, north }: Frame): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
