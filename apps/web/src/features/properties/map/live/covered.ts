import type { Box } from '../../../../lib/map/drawing/boxes.ts';

/** The room of each control over the map, in its corner or in the middle above, in pixels. */
const TOP = { width: 196, height: 60 };
/** The buttons of the zoom, and the one below them that finds where the person is. */
const CORNER = { width: 60, height: 156 };
const SCALE = { width: 190, height: 48 };
const CREDIT = { width: 232, height: 28 };

interface Shown {
  /** The size of the map on the screen. */
  width: number;
  height: number;
  /** The upper left corner of the frame on it. */
  left: number;
  top: number;
}

/** The boxes in which no label has room, the edges of the map among them, in pixels from the frame's upper left corner. */
export function coveredBoxes({ width, height, left, top }: Shown): Box[] {
  const at = (x: number, y: number, size: { width: number; height: number }): Box => ({
    left: x - left,
    top: y - top,
    right: x - left + size.width,
    bottom: y - top + size.height,
  });
  return [
    at((width - TOP.width) / 2, 0, TOP),
    at(width - CORNER.width, 0, CORNER),
    at(0, height - SCALE.height, SCALE),
    at(width - CREDIT.width, height - CREDIT.height, CREDIT),
    at(0, 0, { width: 0, height }),
    at(width, 0, { width: 0, height }),
    at(0, 0, { width, height: 0 }),
    at(0, height, { width, height: 0 }),
  ];
}
