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
  /** The labels of the other marks, in the same pixels; it covers as little of them as it can. */
  labels: readonly Box[];
  /** The side on which the card stands already: it jumps to no other one while there is room. */
  former: Side | undefined;
}

/** Chooses a place for a card at its pin that covers neither the pin nor the controls of the map; else the one that covers least of them. */
export function besidePin({ pin, card, map, labels, former }: Placing) {
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
  const below: Side[] = ['below', 'above', 'right', 'left'];
  const above: Side[] = ['above', 'below', 'right', 'left'];
  const sides = pin.bottom < map.height / 2 ? below : above;
  const places = sides.map((side) => {
    const left = inside(spots[side][0], card.width, map.width);
    const top = inside(spots[side][1], card.height, map.height);
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    return { side, left, top, kept: coveredArea(box, kept), labels: coveredArea(box, labels) };
  });
  const stays = places.find(({ side, kept: covered }) => side === former && covered === 0);
  return stays ?? places.reduce((best, next) => (isBetter(next, best) ? next : best));
}

interface Covered {
  kept: number;
  labels: number;
}

const isBetter = (next: Covered, best: Covered) =>
  next.kept < best.kept || (next.kept === best.kept && next.labels < best.labels);

const coveredArea = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + sharedArea(box, other), 0);
