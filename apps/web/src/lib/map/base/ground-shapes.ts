import type { PropertyMap } from '@pbr/schemas/property/map';
import { outlines } from '../drawing/outlines.ts';
import { type Position, roundKm, viewOf } from '../drawing/view.ts';

type Geometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Polygon'; coordinates: number[][][] };

/** GeoJSON, as far as the map needs it. */
export interface Shapes {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: Record<string, number | string>; geometry: Geometry }[];
}

/** The net has about so many meshes across the frame, and goes on around it. */
const MESHES = 5;
const AROUND = 3;

let made: Record<'land' | 'neighbours' | 'borders', Shapes> | undefined;

export function outlineShapes() {
  const { land, neighbours, borders } = outlines();
  made ??= { land: rings(land), neighbours: rings(neighbours), borders: lines(borders) };
  return made;
}

/** A net of kilometres in and around the frame. */
export function groundLines({ frame: drawn }: PropertyMap): Shapes {
  const { frame, kmWide } = viewOf(drawn);
  const width = frame.east - frame.west;
  const mesh = (width * roundKm(kmWide / MESHES)) / kmWide;
  const height = mesh * Math.cos((frame.south * Math.PI) / 180);
  const [west, east] = [frame.west - AROUND * width, frame.east + AROUND * width];
  const [south, north] = [frame.south - AROUND * width, frame.north + AROUND * width];
  const steps = (from: number, to: number, step: number) =>
    Array.from(
      { length: Math.floor((to - from) / step) },
      (_, index) => (Math.ceil(from / step) + index) * step,
    );
  return lines([
    ...steps(west, east, mesh).map((at): Position[] => [
      [at, south],
      [at, north],
    ]),
    ...steps(south, north, height).map((at): Position[] => [
      [west, at],
      [east, at],
    ]),
  ]);
}

/** Rings without the corners of their grid. */
export const roundRings = (all: readonly Position[][]): Shapes => rings(all.map(withoutCorners));

/** Each corner becomes two, as Chaikin cuts them, and once more. */
const withoutCorners = (ring: readonly Position[]): Position[] => {
  const once = cutCorners(ring);
  const twice = cutCorners(once);
  return [...twice, ...twice.slice(0, 1)];
};

const cutCorners = (ring: readonly Position[]): Position[] =>
  ring.flatMap(([x, y], index): Position[] => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ];
  });

const lines = (all: readonly (readonly Position[])[]): Shapes =>
  shapes(all, (line) => ({ type: 'LineString', coordinates: line.map((at) => [...at]) }));

const rings = (all: readonly (readonly Position[])[]): Shapes =>
  shapes(all, (ring) => ({ type: 'Polygon', coordinates: [ring.map((at) => [...at])] }));

const shapes = (
  all: readonly (readonly Position[])[],
  geometry: (line: readonly Position[]) => Geometry,
): Shapes => ({
  type: 'FeatureCollection',
  features: all.map((line) => ({ type: 'Feature', properties: {}, geometry: geometry(line) })),
});
