import cities from './cities.json' with { type: 'json' };

/** A colonia, with the usual price of a flat there in MXN per square metre. */
export interface Place {
  neighborhood: string;
  city: string;
  state: string;
  pricePerM2: number;
  latitude: number;
  longitude: number;
}

/** Ordered by supply: the first places have the most listings. */
export const places: readonly Place[] = cities.flatMap(
  ({ state, city, pricePerM2, latitude, longitude, neighborhoods }) =>
    neighborhoods.map((neighborhood, index) => ({
      neighborhood,
      city,
      state,
      pricePerM2: pricePerM2 * (1.1 - index * 0.03),
      // The colonias lie around the middle of their city, three in a row.
      latitude: latitude + (Math.floor(index / 3) - 1.5) * 0.015,
      longitude: longitude + ((index % 3) - 1) * 0.016,
    })),
);
