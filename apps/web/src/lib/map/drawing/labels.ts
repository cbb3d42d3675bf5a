import type { MapPlace } from '@pbr/schemas/property/map';
import { type Box, boxOfDot, boxOfMark, boxOfName, boxOfPrice, overlap } from './boxes.ts';
import type { Mark } from './marks.ts';
import type { View } from './view.ts';

/** From each of these widths of a drawing on it is written anew, in pixels; the style sheet knows them too. */
const WIDTHS = [280, 360, 460, 580, 700, 900];
/** So many names come before pins and the prices below circles. */
export const FIRST_NAMES = 12;
/** Further names keep clear of the dots of so many marks. */
const DOTS = 60;
/** A name stands on its place, or so many steps below or above what stands there. */
const STEPS = [0, 1, -1, 1.5, -1.5, 2, -2, 2.5, -2.5, 3, -3];
/** At the edge of the map a name begins at its place, or ends there. */
const SHIFTS = [0, 0.5, -0.5];
export const NAME_PLACES = SHIFTS.flatMap((shift) => STEPS.map((steps) => ({ steps, shift })));

interface Label {
  /** The places for it, the best one first; null where it would leave the drawing. */
  boxes: (width: number) => (Box | null)[];
  /** Other names keep clear of dots, the first ones cover them. */
  keepsClear: boolean;
  /** It is written only beside this one. */
  beside: Label | null;
  /** For each of its boxes the widths in which it stands there, as their indexes one after the other: '0135'. */
  at: string[];
}

/** Chooses what is written, what matters most first; nothing overlaps. */
export function labelsOf(marks: readonly Mark[], places: readonly MapPlace[], view: View) {
  const ofMarks = marks.map((mark) => {
    const own = label((width) => [boxOfMark(mark, width, view)]);
    const price = label((width) => [boxOfPrice(mark, width, view)]);
    return { mark, own, price: { ...price, beside: own } };
  });
  const ofNames = withSpots(places, view).map(({ place, spot, rivals }, index) => {
    const own = label((width) =>
      NAME_PLACES.map((at) => boxOfName(place, { spot, ...at, width, view, rivals })),
    );
    return { place, spot, own: { ...own, keepsClear: index >= FIRST_NAMES } };
  });
  const isCircle = ({ mark }: { mark: Mark }) => mark.kind === 'cell';
  const circles = ofMarks.filter(isCircle);
  const labels = [
    ...circles.map(({ own }) => own),
    ...ofNames.slice(0, FIRST_NAMES).map(({ own }) => own),
    ...circles.map(({ price }) => price),
    ...ofMarks.filter((one) => !isCircle(one)).map(({ own }) => own),
    ...ofNames.slice(FIRST_NAMES).map(({ own }) => own),
  ];
  const dotted = marks.slice(0, DOTS);
  for (const [index, width] of WIDTHS.entries())
    write(labels, { index, width, dots: dotted.map((mark) => boxOfDot(mark, width, view)) });
  return {
    /** A mark is a dot where nothing is written. */
    marks: ofMarks.map(({ mark, own, price }) => ({
      mark,
      at: own.at.join(''),
      priceAt: price.at.join(''),
    })),
    /** Once for each place where it stands in some width. */
    names: ofNames.flatMap(({ place, spot, own }) =>
      own.at.flatMap((at, index) => {
        const found = NAME_PLACES[index];
        return at === '' || !found ? [] : [{ place, spot, ...found, at }];
      }),
    ),
  };
}

/** The places with where they stand, and where the others of their level do. */
export function withSpots(places: readonly MapPlace[], view: View) {
  const spots = places.map(({ longitude, latitude }) => view.spot([longitude, latitude]));
  return spots.flatMap((spot, index) => {
    const place = places[index];
    const isRival = (_: unknown, other: number) =>
      other !== index && places[other]?.level === place?.level;
    return place ? [{ place, spot, rivals: spots.filter(isRival) }] : [];
  });
}

const label = (boxes: Label['boxes']): Label => ({
  boxes,
  keepsClear: false,
  beside: null,
  at: [],
});

/** Gives each label its first free box in a drawing of this width. */
function write(
  labels: Label[],
  { index, width, dots }: { index: number; width: number; dots: Box[] },
): void {
  const taken: Box[] = [];
  for (const one of labels) {
    if (one.beside && !one.beside.at.join('').includes(`${index}`)) continue;
    const isFree = (box: Box | null) =>
      box !== null &&
      !taken.some((other) => overlap(box, other)) &&
      !(one.keepsClear && dots.some((dot) => overlap(box, dot)));
    const boxes = one.boxes(width);
    const choice = boxes.findIndex(isFree);
    const box = boxes[choice];
    if (!box) continue;
    taken.push(box);
    one.at = boxes.map((_, at) => `${one.at[at] ?? ''}${at === choice ? index : ''}`);
  }
}
