import type { MapPoint, PropertyMap } from '@pbr/schemas/property/map';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { type Frame, frameText } from '@pbr/schemas/property/search/frame';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { type Mark, marksOf } from '../../../../lib/map/drawing/marks.ts';
import type { View } from '../../../../lib/map/drawing/view.ts';

export interface LiveMark extends Mark {
  /** The listings at this point; none for a cell. */
  ids: readonly string[];
  /** The cell, for a mark that stands for one. */
  cell: Frame | null;
}

interface LiveMarks {
  map: PropertyMap;
  view: View;
  operation: OperationFilter | undefined;
  /** The listings of the list beside the map. */
  listed: readonly PropertyCard[];
}

/** The marks of a map in the order of the list; those that it does not show follow. */
export function liveMarks({ map, view, operation, listed }: LiveMarks): LiveMark[] {
  const at = (point: Pick<MapPoint, 'latitude' | 'longitude'>) =>
    `${point.latitude},${point.longitude}`;
  const groups = new Map<string, string[]>();
  for (const point of map.points)
    groups.set(at(point), [...(groups.get(at(point)) ?? []), point.id]);
  const points = new Map(map.points.map((point) => [point.id, point]));
  const order = new Map(listed.map(({ id }, index) => [id, index]));
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  const marks = marksOf({ map, view, operation, cellHref: frameText }).map((mark): LiveMark => {
    const point = points.get(mark.key);
    const ids = point ? (groups.get(at(point)) ?? []) : [];
    const named = ids.length === 1 ? names.get(mark.key) : undefined;
    return Object.assign(mark, {
      ids,
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
