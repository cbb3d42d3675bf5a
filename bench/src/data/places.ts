import cities from './cities.json' with { type: 'json' };

/** MXN for a square metre of a flat, as a rule. */
export interface Place {
  neighborhood: string;
  city: string;
  state: string;
  pricePerM2: number;
}

/** The first ones are where most is offered. */
export const places: readonly Place[] = cities.flatMap(
  ({ state, city, pricePerM2, neighborhoods }) =>
    neighborhoods.map((neighborhood, index) => ({
      neighborhood,
      city,
      state,
      pricePerM2: pricePerM2 * (1.1 - index * 0.03),
    })),
);
