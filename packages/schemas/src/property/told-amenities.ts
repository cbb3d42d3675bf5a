import * as z from 'zod/mini';

/**
 * Amenities that say what a field of the listing says, too. A listing whose field is empty counts as these tell, in `pbr_pets` and
 * `pbr_furnished` of the database.
 */
export const TOLD_AMENITIES = {
  petsAllowed: {
    value: 'si',
    names: ['Se aceptan mascotas', 'Acepta mascotas', 'Mascotas permitidas', 'Pet friendly'],
  },
  furnished: { value: 'amueblado', names: ['Amueblado', 'Amueblada'] },
} as const;

type Told = keyof typeof TOLD_AMENITIES;

const isTold = (name: unknown, names: readonly string[]): name is string =>
  typeof name === 'string' && names.includes(name);

/** True for an amenity that people filter by with a field of its own. */
export const isToldByField = (name: string): boolean =>
  Object.values(TOLD_AMENITIES).some(({ names }) => isTold(name, names));

type Sent = { [Field in Told | 'features']?: unknown };

/** The amenity that contradicts a field of the listing. What is not a list is refused elsewhere. */
function contradiction(sent: Sent, field: Told): string | undefined {
  const features: unknown[] = Array.isArray(sent.features) ? sent.features : [];
  const { value, names } = TOLD_AMENITIES[field];
  if (!sent[field] || sent[field] === value) return undefined;
  return features.find((name) => isTold(name, names));
}

/** The checks that refuse a listing which says one thing in a field and the contrary in its amenities. */
export const agreesWithAmenities = (Object.keys(TOLD_AMENITIES) as Told[]).map((field) =>
  z.refine<Sent>((sent) => contradiction(sent, field) === undefined, {
    path: [field],
    error: ({ input }) =>
      `Las amenidades dicen “${contradiction(input as Sent, field)}”. Quítala de ellas o cambia este campo.`,
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
