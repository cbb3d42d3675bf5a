import type { Outlines } from './outlines.ts';
import { type Position, roundKm, type Spot, type View, WIDTH } from './view.ts';

/** Stands in the corner of each map with outlines. */
export const NATURAL_EARTH = 'Hecho con Natural Earth';

/** Windows of another shape show more than the frame, up to so many of its longer sides on each side. */
const AROUND = 1.2;
/** Details smaller than so many units are left out. */
const SMALLEST = 1.2;
/** The outlines are too rough for narrower frames: they would put a house at the beach into the sea. */
const LEAST_KM = 25;
/** Lines are soft in narrower frames, where their corners would be seen. */
const SOFT_KM = 600;
/** The net of a near frame has about so many meshes from side to side. */
const MESHES = 5;

/** Path data of what lies below the listings. */
export interface Ground {
  /** Null where all is land. */
  outlines: { land: string; neighbours: string; borders: string } | null;
  /** A net of kilometres, where no outline is near. */
  net: string | null;
}

export function groundOf(view: View, outlines: (() => Outlines) | null): Ground {
  if (!outlines || view.kmWide < LEAST_KM) return { outlines: null, net: netOf(view) };
  const { land, neighbours, borders } = outlines();
  const drawn = (lines: Position[][]) => lines.map((line) => line.map(view.spot));
  const edge = edgeOf(view);
  const isSoft = view.kmWide < SOFT_KM;
  const area = (rings: Position[][]) =>
    drawn(rings)
      .map((ring) => pathOf(insideOf(ring, edge), { isRing: true, isSoft }))
      .join('');
  return {
    outlines: {
      land: area(land),
      neighbours: area(neighbours),
      borders: drawn(borders)
        .flatMap((line) => touching(line, edge))
        .map((line) => pathOf(line, { isRing: false, isSoft }))
        .join(''),
    },
    net: null,
  };
}

/** The least and the most of x and of y. */
type Edge = readonly [[number, number], [number, number]];

function edgeOf({ height }: View): Edge {
  const around = AROUND * Math.max(WIDTH, height);
  return [
    [-around, WIDTH + around],
    [-around, height + around],
  ];
}

/** The part of an area inside the edge, after Sutherland and Hodgman. */
function insideOf(ring: Spot[], edge: Edge): Spot[] {
  let spots = ring;
  for (const axis of [0, 1] as const)
    for (const [end, limit] of edge[axis].entries())
      spots = cutAt(spots, axis, (value) => (end === 0 ? value >= limit : value <= limit), limit);
  return spots;
}

function cutAt(
  spots: Spot[],
  axis: 0 | 1,
  isInside: (value: number) => boolean,
  limit: number,
): Spot[] {
  return spots.flatMap((spot, index) => {
    const before = spots.at(index - 1) ?? spot;
    const own = isInside(spot[axis]) ? [spot] : [];
    if (isInside(spot[axis]) === isInside(before[axis])) return own;
    const share = (limit - before[axis]) / (spot[axis] - before[axis]);
    const between = (at: 0 | 1) => before[at] + share * (spot[at] - before[at]);
    return [[between(0), between(1)] as const, ...own];
  });
}

/** The pieces of a line that may be seen. */
function touching(line: Spot[], edge: Edge): Spot[][] {
  const pieces: Spot[][] = [];
  let isOpen = false;
  for (const [index, spot] of line.entries()) {
    const before = line[index - 1];
    const isSeen =
      before !== undefined &&
      edge.every(([least, most], axis) => {
        const ends = [before[axis as 0 | 1], spot[axis as 0 | 1]];
        return Math.min(...ends) <= most && Math.max(...ends) >= least;
      });
    if (isSeen && isOpen) pieces.at(-1)?.push(spot);
    else if (isSeen) pieces.push([before, spot]);
    isOpen = isSeen;
  }
  return pieces;
}

/** Whole units, each point as the steps from the one before. A soft line bends from the middle of one side to the middle of the next. */
export function pathOf(
  spots: Spot[],
  { isRing, isSoft }: { isRing: boolean; isSoft: boolean },
): string {
  const kept: Spot[] = [];
  for (const spot of spots) {
    const last = kept.at(-1);
    if (!last || Math.hypot(spot[0] - last[0], spot[1] - last[1]) >= SMALLEST) kept.push(spot);
  }
  if (kept.length < 2) return '';
  const drawn = isSoft ? softened(kept, isRing) : kept;
  const whole = drawn.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.map(([x, y], index) => {
    // A bend is two points, both counted from its start.
    const [fromX, fromY] = whole[isSoft ? index - 2 + (index % 2) : index - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${steps[0]}${isSoft ? 'q' : 'l'}${steps.slice(1).join(' ')}${isRing ? 'z' : ''}`;
}

/** A start, and for each bend its corner and its end. */
function softened(spots: Spot[], isRing: boolean): Spot[] {
  const middle = ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [(x1 + x2) / 2, (y1 + y2) / 2];
  const bends = spots.flatMap((corner, index) => {
    const next = spots[index + 1] ?? (isRing ? spots[0] : undefined);
    return next ? [corner, middle(corner, next)] : [corner, corner];
  });
  const [first, second] = spots;
  const start = isRing ? bends.at(-1) : first;
  return start && first && second ? [start, ...bends] : [];
}

function netOf(view: View): string {
  const mesh = (roundKm(view.kmWide / MESHES) / view.kmWide) * WIDTH;
  const lines = edgeOf(view).map(([least, most], axis) => {
    const count = Math.floor((most - least) / mesh);
    return Array.from({ length: count }, (_, index) => {
      const at = Math.round((Math.ceil(least / mesh) + index) * mesh);
      return axis === 0
        ? `M${at} ${Math.round(least)}V${Math.round(most)}`
        : `M${Math.round(least)} ${at}H${Math.round(most)}`;
    }).join('');
  });
  return lines.join('');
}
