import data from './outlines.json' with { type: 'json' };
import type { Position } from './view.ts';

/** Land and borders of Natural Earth, right to a kilometre or two. `scripts/make-outlines.mjs` makes the file. */
export interface Outlines {
  /** Rings around the land of Mexico. */
  land: Position[][];
  /** The lines between its states. */
  borders: Position[][];
  /** Rings around the other countries. */
  neighbours: Position[][];
}

let read: Outlines | undefined;

export function outlines(): Outlines {
  return (read ??= readOutlines());
}

function readOutlines(): Outlines {
  const arcs = data.arcs.map(positionsOf);
  const line = (numbers: number[]) =>
    numbers.flatMap((number, index) => {
      const arc = number < 0 ? [...(arcs[~number] ?? [])].reverse() : (arcs[number] ?? []);
      // Each arc begins where the one before it ends.
      return index === 0 ? arc : arc.slice(1);
    });
  return {
    land: data.land.map(line),
    borders: data.borders.map(line),
    neighbours: data.neighbours.map(line),
  };
}

/** An arc is written as its first point and the steps from there. */
function positionsOf(steps: number[]): Position[] {
  const [west = 0, south = 0] = data.origin;
  const [width = 0, height = 0] = data.step;
  const positions: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    positions.push([west + x * width, south + y * height]);
  }
  return positions;
}
