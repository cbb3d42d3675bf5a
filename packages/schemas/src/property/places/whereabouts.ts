import * as z from 'zod/mini';
import { isOnePoint } from '../location.ts';
import type { Point } from '../places.ts';
import { STATE_AREAS } from './state-areas.ts';
import { STATES } from './states.ts';
import { sentFieldsSchema } from '../sent-fields.ts';

/** The two numbers of a point as they are sent. */
export const sentPointSchema = z
  .pick(sentFieldsSchema, { latitude: true, longitude: true })
  .check(...isOnePoint);

/** Kilometres that a point may lie outside its state, because borders are drawn coarsely. */
const FROM_STATE = 10;
/** Kilometres that a point may lie from the known points of its colonia. */
const FROM_COLONIA = 3;

const PER_DEGREE = 111.2;

function kilometres(north: number, east: number, latitude: number): number {
  return Math.hypot(north, east * Math.cos((latitude * Math.PI) / 180)) * PER_DEGREE;
}

/** Kilometres between two points that are not far from each other. */
export const kmBetween = (one: Point, other: Point) =>
  kilometres(one.latitude - other.latitude, one.longitude - other.longitude, one.latitude);

const beyond = (min: number, value: number, max: number) => Math.max(min - value, 0, value - max);

/** Kilometres from a state; 0 inside. */
export const fromState = (state: (typeof STATES)[number], { latitude, longitude }: Point) =>
  Math.min(
    ...STATE_AREAS[state].map(([south, west, north, east]) =>
      kilometres(beyond(south, latitude, north), beyond(west, longitude, east), latitude),
    ),
  );

interface Place {
  state: string;
  neighborhood: string;
  /** Known points of the colonia. */
  cells: readonly Point[];
}

/** The question whether a point is right that lies far from its place; null for one that seems to be. */
export function questionAbout(point: Point, { state, neighborhood, cells }: Place): string | null {
  if (STATES.every((one) => fromState(one, point) > FROM_STATE))
    return 'Este punto no está en ningún estado: cae en el mar o en otro país. ¿Es correcto?';
  const own = STATES.find((one) => one === state);
  const toState = own === undefined ? 0 : fromState(own, point);
  if (toState > FROM_STATE) return farFrom(state, toState);
  const toColonia = cells.length > 0 ? Math.min(...cells.map((cell) => kmBetween(point, cell))) : 0;
  return toColonia > FROM_COLONIA ? farFrom(neighborhood, toColonia) : null;
}

const farFrom = (name: string, distance: number) =>
  `Este punto está a ${Math.round(distance)} km de ${name}. ¿Es correcto?`;
