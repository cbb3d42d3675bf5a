import type { MapPlace } from '@pbr/schemas/property/map';
import type { Mark } from './marks.ts';
import { type Spot, type View, WIDTH } from './view.ts';

/** The style sheet knows these measures too; all are in pixels. */
const FULL_WIDTH = 560;
/** Circles are at least so much of their size in small drawings. */
const LEAST_SIZE = 0.65;
const PIN = { font: 13, padding: 20, height: 26, above: 35 };
/** The price of a circle stands inside it from this diameter on, else below. */
const ROOMY = 60;
const CELL = { font: 14, padding: 10, least: 26, widest: 52 };
const PRICE = { font: 12, height: 15, below: 5 };
const DOT = 5;
const NAMES = {
  state: { font: 13, height: 17 },
  city: { font: 16, height: 21 },
  colonia: { font: 14, height: 19 },
};
const STEP = 18;
/** Room around each label. */
const GAP = 2;
/** How wide a sign of the portal's fonts is at most, as a share of its height. */
const SIGN = 0.62;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const isRoomy = ({ size }: Mark) => size >= ROOMY;

/** A circle stays so far inside the drawing; pins, and what lies outside, stand where they stand. */
export const insetOf = ({ kind, size, spot: [x, y] }: Mark, { height }: View) =>
  kind === 'cell' && x >= 0 && x <= WIDTH && y >= 0 && y <= height
    ? Math.max(CELL.widest, size) / 2
    : 0;

/** The label of a mark in a drawing of this width. */
export function boxOfMark(mark: Mark, width: number, view: View): Box {
  const { kind, text } = mark;
  const [x, y] = placeOf(mark, width, view);
  if (kind === 'cell') {
    const diameter = diameterOf(mark, width);
    const wide = Math.max(diameter, lengthOf(text, CELL.font) + CELL.padding);
    return box(x, y - diameter / 2, wide, diameter);
  }
  const wide = lengthOf(text, PIN.font) + PIN.padding;
  return kind === 'patch'
    ? box(x, y - PIN.height / 2, wide, PIN.height)
    : box(x, y - PIN.above, wide, PIN.above);
}

/** The price below a circle that has no room for it inside; null if it has. */
export function boxOfPrice(mark: Mark, width: number, view: View): Box | null {
  if (mark.price === null || isRoomy(mark)) return null;
  const [x, y] = placeOf(mark, width, view);
  const top = y + diameterOf(mark, width) / 2 + PRICE.below;
  return box(x, top, lengthOf(mark.price, PRICE.font), PRICE.height);
}

export function boxOfDot(mark: Mark, width: number, view: View): Box {
  const [x, y] = placeOf(mark, width, view);
  return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT };
}

const diameterOf = ({ size }: Mark, width: number) =>
  Math.max(CELL.least, size * Math.min(1, Math.max(LEAST_SIZE, width / FULL_WIDTH)));

function placeOf(mark: Mark, width: number, view: View): Spot {
  const inset = insetOf(mark, view);
  const [x, y] = inPixels(mark.spot, width);
  const within = (value: number, most: number) =>
    inset === 0 ? value : Math.min(Math.max(value, inset), most - inset);
  return [within(x, width), within(y, (view.height * width) / WIDTH)];
}

interface NameAt {
  spot: Spot;
  /** So many steps below its place. */
  steps: number;
  /** To the right of the middle of its place, as a share of its length. */
  shift: number;
  width: number;
  view: View;
  /** The other places of its level: a name that stands nearer to one of them would name that one. */
  rivals: readonly Spot[];
  /** The map goes on around the drawing. */
  mayLeave?: boolean;
}

/** A name; null if it would leave the drawing or name another place. */
export function boxOfName(
  { name, level }: MapPlace,
  { spot, steps, shift, width, view, rivals, mayLeave = false }: NameAt,
): Box | null {
  const [x, y] = inPixels(spot, width);
  const { font, height } = NAMES[level];
  const length = lengthOf(name, font);
  const middle = [x + shift * length, y + steps * STEP] as const;
  const away = Math.hypot(shift * length, steps * STEP);
  if (rivals.some((rival) => distance(middle, inPixels(rival, width)) < away)) return null;
  const found = box(middle[0], middle[1] - height / 2, length, height);
  const { left, top, right, bottom } = found;
  const isInside =
    left >= 0 && top >= 0 && right <= width && bottom <= (view.height * width) / WIDTH;
  return mayLeave || isInside ? found : null;
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** In square pixels. A box across a line, such as the edge of the map, is cut off there, which is worse than any overlap. */
export function sharedArea(box: Box, other: Box): number {
  if (!overlap(box, other)) return 0;
  if (areaOf(other) === 0) return Infinity;
  return areaOf({
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  });
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

const distance = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(x - otherX, y - otherY);

const inPixels = ([x, y]: Spot, width: number) =>
  [(x * width) / WIDTH, (y * width) / WIDTH] as const;

const lengthOf = (text: string, font: number) => text.length * font * SIGN;

const box = (middle: number, top: number, width: number, height: number): Box => ({
  left: middle - width / 2 - GAP,
  top: top - GAP,
  right: middle + width / 2 + GAP,
  bottom: top + height + GAP,
});
