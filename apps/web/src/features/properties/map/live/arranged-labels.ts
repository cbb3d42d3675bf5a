import type { MapPlace } from '@pbr/schemas/property/map';
import { type Box, boxOfMark, boxOfName, boxOfPrice, overlap } from '../drawing/boxes.ts';
import type { Mark } from '../drawing/marks.ts';
import type { View } from '../drawing/view.ts';

/** A name stands on its place, or so many steps below or above what stands there. */
const STEPS = [0, 1, -1, 2, -2, 3, -3];
/** So many marks come before the names, so that a crowd of the ones does not hide the others. */
const FIRST_MARKS = 8;
const MOST_NAMES = 30;

interface Arrangement<Shown extends Mark> {
  /** The most important ones come first. */
  marks: readonly Shown[];
  places: readonly MapPlace[];
  view: View;
  /** The width of the frame on the screen, in pixels. */
  width: number;
}

/** Chooses what has room for its label: a mark without one is a dot, and a name without one is left out. */
export function arrangedLabels<Shown extends Mark>(arrangement: Arrangement<Shown>) {
  const { marks, places, view, width } = arrangement;
  const taken: Box[] = [];
  const take = (box: Box | null | undefined): boolean => {
    if (!box || taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  };
  const written = new Set<string>();
  const priced = new Set<string>();
  const write = (some: readonly Shown[]) => {
    for (const mark of some) {
      if (!take(boxOfMark(mark, width, view))) continue;
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
  return { written, priced, names };
}
