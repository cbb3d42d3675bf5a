import { linkProblem, readPoint, type TypedPoint } from '@pbr/schemas/format/typed-point';
import { RowRefusal } from '../errors/import-error.ts';

/** One number of a point, from '19.43, -99.13' or a link to a map. */
export function numberOfPoint(text: string, name: keyof TypedPoint): string {
  const point = readPoint(text);
  if (point) return point[name];
  throw new RowRefusal(
    linkProblem(text) ?? 'No es un punto: escribe, por ejemplo, 19.4326, -99.1332.',
    text,
  );
}
