/** In degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A state, city or colonia, with something on offer or without. */
export interface KnownPlace {
  /** Slugs from the state down, as landing pages and the filter of places write them. */
  path: string;
  name: string;
  /** The name in plain letters. */
  plain: string;
  /** The names of the wider places, the nearest first; equal names appear once. */
  around: string[];
  /** 0 is a state, 1 a city, 2 a colonia. */
  level: number;
  /** The number of listings on offer. */
  total: number;
  /** From the public points of its listings, else from the gazetteer; null of a place that has neither. */
  middle: Point | null;
}
