import type { MapPlace } from '@pbr/schemas/property/map';
import {
  type Box,
  boxOfMark,
  boxOfName,
  boxOfPrice,
  overlap,
  sharedArea,
} from '../../../../lib/map/drawing/boxes.ts';
import { FIRST_NAMES, NAME_PLACES, withSpots } from '../../../../lib/map/drawing/labels.ts';
import { FEW_PINS, type Mark } from '../../../../lib/map/drawing/marks.ts';
import type { Spot, View } from '../../../../lib/map/drawing/view.ts';

const MOST_NAMES = 30;
const STAYS: Spot = [0, 0];
/** Pins move away from each other, but not so far that they seem to stand elsewhere. */
const MOVES: readonly Spot[] = [STAYS, [0, -30], [0, 30], [-64, 0], [64, 0], [0, -60], [0, 60]];

interface Arrangement<Shown extends Mark> {
  /** The most important ones come first. */
  marks: readonly Shown[];
  places: readonly MapPlace[];
  view: View;
  /** The width of the frame on the screen, in pixels. */
  width: number;
  /** The boxes of the controls over the map, in pixels from the frame's upper left corner. */
  covered: readonly Box[];
}

/** Chooses what has room for its label: a mark without one is a dot, and a name without one is left out. */
export function arrangedLabels<Shown extends Mark>(arrangement: Arrangement<Shown>) {
  const { marks, places, view, width, covered } = arrangement;
  const taken: Box[] = [...covered];
  const take = (box: Box | null | undefined): boolean => {
    if (!box || taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  };
  const written = new Set<string>();
  const priced = new Set<string>();
  const moved = new Map<string, Spot>();
  const isCircle = ({ kind }: Shown) => kind === 'cell';
  const areFew = marks.length <= FEW_PINS && !marks.some(isCircle);
  const circles = marks.filter(isCircle);
  const writePin = (mark: Shown, by: Spot) => {
    if (by !== STAYS) moved.set(mark.key, by);
    written.add(mark.key);
  };
  const placed = withSpots(places, view);
  const nameIn = (some: typeof placed) =>
    some.flatMap(({ place, spot, rivals }) => {
      const at = NAME_PLACES.find((one) =>
        take(boxOfName(place, { spot, ...one, width, view, rivals, mayLeave: true })),
      );
      return at === undefined ? [] : [{ ...place, spot, ...at }];
    });
  for (const mark of circles) if (take(boxOfMark(mark, width, view))) written.add(mark.key);
  const writePins = () => {
    const crowded: Shown[] = [];
    for (const mark of marks.filter((one) => !isCircle(one))) {
      const own = boxOfMark(mark, width, view);
      const by = MOVES.find((move) => take(shifted(own, move)));
      if (by) writePin(mark, by);
      else crowded.push(mark);
    }
    if (!areFew) return;
    // A few are all written: those without a free place come last, so that they take none from the others.
    for (const mark of crowded) {
      const own = boxOfMark(mark, width, view);
      const by = leastCovered(own, taken);
      taken.push(shifted(own, by));
      writePin(mark, by);
    }
  };
  // The names find room around a few prices; many would leave them none.
  if (areFew) writePins();
  const first = nameIn(placed.slice(0, FIRST_NAMES));
  for (const mark of circles)
    if (written.has(mark.key) && take(boxOfPrice(mark, width, view))) priced.add(mark.key);
  if (!areFew) writePins();
  const names = [...first, ...nameIn(placed.slice(FIRST_NAMES, MOST_NAMES))];
  return { written, priced, moved, names };
}

const shifted = ({ left, top, right, bottom }: Box, [x, y]: Spot): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The first move to where a box shares the smallest area with others. */
function leastCovered(own: Box, others: readonly Box[]): Spot {
  let [best, least] = [STAYS, Infinity];
  for (const move of MOVES) {
    const box = shifted(own, move);
    const area = others.reduce((sum, other) => sum + sharedArea(box, other), 0);
    if (area < least) [best, least] = [move, area];
  }
  return best;
}
