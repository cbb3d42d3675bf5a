import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import type { Shapes } from './ground-shapes.ts';

/** Areas are made of cells of which at most so many fit across the frame, so that they are seen as areas. */
const MOST_CELLS = 22;
/** The diameters around cells with few listings, with more and with many, as shares of a cell. */
const DIAMETERS = [1.45, 1.65, 2] as const;

/** Spots around listings, which near ones join to soft shapes; `width` is in degrees of longitude. */
export function areaSpots({ cells, points, level, frame }: PropertyMap): Shapes {
  let size = cells.length > 0 ? level : 0;
  const widest = frame ? (frame.east - frame.west) / MOST_CELLS : 0;
  while (cellAt(size).lng < widest) size += 1;
  const { lng, lat } = cellAt(size);
  const found = new Map<string, { at: [number, number]; total: number }>();
  for (const one of [...cells, ...points]) {
    const [x, y] = [Math.floor(one.longitude / lng), Math.floor(one.latitude / lat)];
    const before = found.get(`${x},${y}`)?.total ?? 0;
    found.set(`${x},${y}`, {
      at: [(x + 0.5) * lng, (y + 0.5) * lat],
      total: before + ('total' in one ? one.total : 1),
    });
  }
  const most = Math.max(...[...found.values()].map(({ total }) => total));
  const diameterOf = (total: number) =>
    DIAMETERS[Math.floor(Math.sqrt(total / most) * DIAMETERS.length)] ?? 2;
  return {
    type: 'FeatureCollection',
    features: [...found.values()].map(({ at, total }) => ({
      type: 'Feature',
      properties: { width: lng * diameterOf(total) },
      geometry: { type: 'Point', coordinates: at },
    })),
  };
}
