import type { MapPlace } from '@pbr/schemas/property/map';
import {
  type Box,
  boxOfMark,
  boxOfName,
  boxOfPrice,
  overlap,
} from '../../../../lib/map/drawing/boxes.ts';
import type { Mark } from '../../../../lib/map/drawing/marks.ts';
import type { View } from '../../../../lib/map/drawing/view.ts';

/** A name stands on its place, or so many steps below or above what stands there. */
const STEPS = [0, 1, -1, 2, -2, 3, -3];
/** So many marks come before the names, so that a crowd of the ones does not hide the others. */
const FIRST_MARKS = 8;
const MOST_NAMES = 30;
/** So few marks are all written: they move away from each other, or overlap in the end. */
const FEW = 15;
const MOVES = [0, -30, 30, -60, 60, -90, 90];

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
  const moved = new Map<string, number>();
  const isMovable = marks.length <= FEW && marks.every(({ kind }) => kind !== 'cell');
  const write = (some: readonly Shown[]) => {
    for (const mark of some) {
      const own = boxOfMark(mark, width, view);
      const moves = isMovable ? MOVES : [0];
      const move = moves.find((by) => take(below(own, by)));
      if (move === undefined && !isMovable) continue;
      if (move) moved.set(mark.key, move);
      written.add(mark.key);
      if (take(boxOfPrice(mark, width, view))) priced.add(mark.key);
    }
  };
  write(marks.slice(0, FIRST_MARKS));
  const names = places.slice(0, MOST_NAMES).flatMap((place) => {
    const spot = view.spot([place.longitude, place.latitude]);
    const steps = STEPS.find((step) => take(boxOfName(place, { spot, steps: step, width, view })));
    return steps === undefined ? [] : [{ ...place, spot, steps }];
  });
  write(marks.slice(FIRST_MARKS));
  return { written, priced, moved, names };
}

const below = (box: Box, by: number): Box => ({
  ...box,
  top: box.top + by,
  bottom: box.bottom + by,
});
