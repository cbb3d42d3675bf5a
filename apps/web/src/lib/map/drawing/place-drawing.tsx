import type { MapPoint, PropertyMap } from '@pbr/schemas/property/map';
import type { Point } from '@pbr/schemas/property/places';
import { type Frame, frameText } from '@pbr/schemas/property/search/frame';
import { useMemo } from 'react';
import { DrawnFrame } from './drawn-frame.tsx';

export interface PlaceDrawingProps {
  property: Omit<MapPoint, keyof Point | 'locationPrecision'> & {
    locationPrecision: string;
    neighborhood: string;
  };
  /** The public point. */
  point: Point;
}

/** The frame is so far from side to side, and from top to bottom. */
const KM = { wide: 1.5, high: 0.85 };
const KM_PER_DEGREE = 111.32;
/** The name of the colonia stands so far above the listing, as a share of the frame's height. */
const NAME_ABOVE = 0.3;

/** The place of a listing on a map, as its public point tells it: a pin, or a circle in which it lies. */
export function Part({ property, point }: PlaceDrawingProps) {
  const map = useMemo(() => mapOf(property, point), [property, point]);
  return (
    <DrawnFrame
      map={map}
      cellHref={bboxHref}
      label={property.neighborhood === '' ? 'Mapa' : `Mapa de ${property.neighborhood}`}
      hereId={property.id}
      outlines={null}
    />
  );
}

const bboxHref = (frame: Frame) => `/properties?bbox=${frameText(frame)}`;

function mapOf(
  property: PlaceDrawingProps['property'],
  { latitude, longitude }: Point,
): PropertyMap {
  const locationPrecision = property.locationPrecision === 'exacta' ? 'exacta' : 'aproximada';
  const high = KM.high / KM_PER_DEGREE;
  const wide = KM.wide / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return {
    frame: {
      west: longitude - wide / 2,
      south: latitude - high / 2,
      east: longitude + wide / 2,
      north: latitude + high / 2,
    },
    located: 1,
    unlocated: 0,
    level: 0,
    cells: [],
    points: [{ ...property, latitude, longitude, locationPrecision }],
    places:
      property.neighborhood === ''
        ? []
        : [
            {
              name: property.neighborhood,
              latitude: latitude + high * NAME_ABOVE,
              longitude,
              level: 'colonia',
              total: 1,
            },
          ],
  };
}
