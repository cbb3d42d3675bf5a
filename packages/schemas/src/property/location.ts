import * as z from 'zod/mini';
import { propertyFields } from './fields.ts';

/** The point of a listing in a request: an absent number does not change in a PATCH. */
interface SentPoint {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

interface PointProblem {
  field: keyof SentPoint;
  message: string;
}

/** The centroid of Mexico, which geocoders answer for a place that they do not know, with four decimals or more. */
const CENTROID = { latitude: '23.6345', longitude: '-102.5528' };

type Axis = keyof SentPoint;

function isIn(axis: Axis, degrees: number): boolean {
  const { min, max } = propertyFields[axis];
  return degrees >= min && degrees <= max;
}

function outside(field: Axis): PointProblem {
  const { label, min, max } = propertyFields[field];
  const message = `Escribe una ${label.toLowerCase()} dentro de México: de ${min} a ${max}.`;
  return { field, message };
}

const isPoint = (latitude: number, longitude: number) =>
  isIn('latitude', latitude) && isIn('longitude', longitude);

/** The point in Mexico that two numbers mean whose order or signs are wrong; null if they are right, or mean none. */
export function mendedPoint(latitude: number, longitude: number): [number, number] | null {
  if (isPoint(latitude, longitude)) return null;
  const pairs = [
    [Math.abs(latitude), -Math.abs(longitude)],
    [Math.abs(longitude), -Math.abs(latitude)],
  ] as const;
  const found = pairs.find((pair) => isPoint(...pair));
  return found ? [...found] : null;
}

/** Says why two numbers are not the place of a listing in Mexico. */
function pointProblem({ latitude, longitude }: SentPoint): PointProblem | null {
  const hasLatitude = typeof latitude === 'number';
  const hasLongitude = typeof longitude === 'number';
  if (!hasLatitude && !hasLongitude) return null;
  if (!hasLatitude) return { field: 'latitude', message: 'Falta la latitud.' };
  if (!hasLongitude) return { field: 'longitude', message: 'Falta la longitud.' };
  if (isPoint(Math.abs(longitude), -Math.abs(latitude)))
    return {
      field: 'latitude',
      message: 'Parece que cambiaste de lugar la latitud y la longitud.',
    };
  if (!isIn('latitude', latitude)) return outside('latitude');
  if (isIn('longitude', -longitude))
    return { field: 'longitude', message: 'A la longitud le falta el signo menos.' };
  return isIn('longitude', longitude) ? null : outside('longitude');
}

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** The checks of the two numbers together, beside those of everything else, so that a form shows all its errors at once. */
export const isOnePoint = (['latitude', 'longitude'] as const).map((field) =>
  z.refine<SentPoint>((sent) => pointProblem(sent)?.field !== field, {
    path: [field],
    error: ({ input }) => pointProblem(input as SentPoint)?.message,
    when: isObject,
  }),
);

/** The centroid is not a place, and a place without one of its numbers is none either. */
export function withoutNoPoint<Sent extends SentPoint>(sent: Sent): Sent {
  const { latitude, longitude } = sent;
  const isCentroid =
    latitude?.toFixed(4) === CENTROID.latitude && longitude?.toFixed(4) === CENTROID.longitude;
  const isNone = isCentroid || latitude === null || longitude === null;
  return isNone ? { ...sent, latitude: null, longitude: null } : sent;
}
