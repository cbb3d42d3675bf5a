/** A place of Mexico, whether something is on offer there or not. */
export interface GazetteerPlace {
  /** Slugs from the state down, as landing pages and the filter of places write them. */
  path: string;
  name: string;
  /** The name in plain letters. */
  plain: string;
  /** 0 is a state, 1 a municipio or a town of which none is known, 2 a colonia or town. */
  level: 0 | 1 | 2;
  kind: 'state' | 'municipio' | 'alcaldia' | 'town' | 'colonia';
  middle: { lat: number; lng: number } | null;
  /** 0 where it is not known. */
  population: number;
}
