import type { PropertyMap } from '@pbr/schemas/property/map';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { type Frame, frameText } from '@pbr/schemas/property/search/frame';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { type Mark, marksOf } from '../../../../lib/map/drawing/marks.ts';
import type { View } from '../../../../lib/map/drawing/view.ts';

export interface LiveMark extends Mark {
  /** The cell, for a mark that stands for one. */
  cell: Frame | null;
}

interface LiveMarks {
  map: PropertyMap;
  view: View;
  operation: OperationFilter | undefined;
  /** So many circles have room from side to side. */
  across: number;
  /** The listings of the list beside the map. */
  listed: readonly PropertyCard[];
}

/** The marks of a map in the order of the list; those that it does not show follow. */
export function liveMarks({ listed, ...drawing }: LiveMarks): LiveMark[] {
  const order = new Map(listed.map(({ id }, index) => [id, index]));
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  const marks = marksOf({ ...drawing, cellHref: frameText }).map((mark): LiveMark => {
    const named = mark.ids.length === 1 ? names.get(mark.key) : undefined;
    return Object.assign(mark, {
      cell: mark.kind === 'cell' ? frameIn(mark.href) : null,
      name: named === undefined ? mark.name : `${named}, ${mark.name}`,
    });
  });
  // Those that are not listed have the same rank, and keep their order.
  const rank = ({ ids }: LiveMark) =>
    Math.min(listed.length, ...ids.map((id) => order.get(id) ?? listed.length));
  return marks.sort((one, other) => rank(one) - rank(other));
}

function frameIn(text: string): Frame {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return { west, south, east, north };
}
