interface Located {
  latitude: number | null;
  longitude: number | null;
  locationPrecision: string;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The point that everybody may know, calculated from the rule and not by the database. */
export function publicPointOf({ latitude, longitude, locationPrecision }: Located): Point | null {
  if (latitude === null || longitude === null || locationPrecision === 'oculta') return null;
  if (locationPrecision === 'exacta') return { latitude, longitude };
  return { latitude: middleOf(latitude, 1800), longitude: middleOf(longitude, 1900) };
}

/** In millionths of a degree, which are whole numbers. */
const inMillionths = (degrees: number | string) => Math.round(Number(degrees) * 1_000_000);

const middleOf = (degrees: number, side: number) =>
  (Math.floor(inMillionths(degrees) / side) * side + side / 2) / 1_000_000;

export function isInFrame(point: Point | null, bbox: string): boolean {
  if (point === null) return false;
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(inMillionths);
  const [longitude, latitude] = [point.longitude, point.latitude].map(inMillionths) as [
    number,
    number,
  ];
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** By the spherical law of cosines, which is not a formula of the portal's. It is exact to a metre. */
export function kmBetween(one: Point, other: Point): number {
  const [lat1, lat2] = [one.latitude, other.latitude].map(inRadians) as [number, number];
  const between = inRadians(other.longitude - one.longitude);
  const cosine =
    Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(between);
  return 6371 * Math.acos(Math.min(1, cosine));
}

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
