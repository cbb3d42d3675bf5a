import { type Box, sharedArea } from '../../../../lib/map/drawing/boxes.ts';
import { coveredBoxes } from './covered.ts';

/** Pixels between the card and its pin, and the edge of the map. */
const GAP = 8;

export type Side = 'below' | 'above' | 'right' | 'left';

interface Placing {
  /** The pin with its label, in pixels from the map's upper left corner. */
  pin: Box;
  card: { width: number; height: number };
  map: { width: number; height: number };
  /** The side on which the card stands already: it jumps to no other one while there is room. */
  former: Side | undefined;
}

/** Chooses a place for a card at its pin that covers neither the pin nor the controls of the map; else the one that covers least of them. */
export function besidePin({ pin, card, map, former }: Placing) {
  const kept = [pin, ...coveredBoxes({ ...map, left: 0, top: 0 })];
  const inside = (at: number, size: number, most: number) =>
    Math.max(GAP, Math.min(at, most - size - GAP));
  const middle = {
    x: (pin.left + pin.right - card.width) / 2,
    y: (pin.top + pin.bottom - card.height) / 2,
  };
  const spots: Record<Side, [number, number]> = {
    below: [middle.x, pin.bottom + GAP],
    above: [middle.x, pin.top - GAP - card.height],
    right: [pin.right + GAP, middle.y],
    left: [pin.left - GAP - card.width, middle.y],
  };
  const sides: Side[] = pin.bottom < map.height / 2 ? ['below', 'above'] : ['above', 'below'];
  const places = [...(former ? [former] : []), ...sides, 'right' as const, 'left' as const].map(
    (side) => {
      const left = inside(spots[side][0], card.width, map.width);
      const top = inside(spots[side][1], card.height, map.height);
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      return { side, left, top, covers: kept.reduce((sum, one) => sum + sharedArea(box, one), 0) };
    },
  );
  return places.reduce((best, next) => (next.covers < best.covers ? next : best));
}
