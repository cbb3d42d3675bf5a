import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import { type Spot, type View, WIDTH } from './view.ts';

/** Areas are made of cells of which at most so many fit from side to side, so that they are seen as areas. */
const MOST_CELLS = 22;
/** The circle of an approximate place is not drawn where it would be smaller, in units. */
const LEAST_RADIUS = 12;
/** Circles around cells with few listings, with more and with many, as shares of a cell. */
const DIAMETERS = [1.45, 1.65, 2];

export interface Area {
  /** A dot for each cell: drawn broad and round, near ones are one soft shape. */
  path: string;
  width: number;
}

/** Soft shapes around listings: the more there are, the further they reach. */
export function areasOf({ cells, points, level }: PropertyMap, view: View): Area[] {
  const widest = WIDTH / MOST_CELLS / view.perDegree;
  let size = cells.length > 0 ? level : 0;
  while (cellAt(size).lng < widest) size += 1;
  const { lng, lat } = cellAt(size);
  const found = new Map<string, { at: Spot; total: number }>();
  for (const one of [...cells, ...points]) {
    const [x, y] = [Math.floor(one.longitude / lng), Math.floor(one.latitude / lat)];
    const at = view.spot([(x + 0.5) * lng, (y + 0.5) * lat]);
    const before = found.get(`${x},${y}`)?.total ?? 0;
    found.set(`${x},${y}`, { at, total: before + ('total' in one ? one.total : 1) });
  }
  const most = Math.max(...[...found.values()].map(({ total }) => total));
  const rankOf = (total: number) =>
    Math.min(DIAMETERS.length - 1, Math.floor(Math.sqrt(total / most) * DIAMETERS.length));
  return DIAMETERS.map((diameter, rank) => ({
    path: [...found.values()]
      .filter(({ total }) => rankOf(total) === rank)
      .map(({ at }) => `M${at.map(Math.round).join(' ')}h0`)
      .join(''),
    width: Math.round(lng * view.perDegree * diameter),
  })).filter(({ path }) => path !== '');
}

/** Circles around the approximate places: each lies somewhere in the cell of its public point. */
export function patchesOf({ points }: PropertyMap, view: View): { at: Spot; radius: number }[] {
  const { lng, lat } = cellAt(0);
  const radius = (Math.hypot(lng, lat) / 2) * view.perDegree;
  if (radius < LEAST_RADIUS) return [];
  const places = new Map(
    points
      .filter(({ locationPrecision }) => locationPrecision === 'aproximada')
      .map((point) => [`${point.latitude},${point.longitude}`, point]),
  );
  return [...places.values()].map(({ longitude, latitude }) => ({
    at: view.spot([longitude, latitude]),
    radius,
  }));
}
