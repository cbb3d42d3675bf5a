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

/** Refuses a listing that says one thing in a field and the contrary in its amenities. What is no list is refused elsewhere. */
export const agreesWithAmenities = z.superRefine<{ [Field in Told | 'features']?: unknown }>(
  (sent, context) => {
    const features: unknown[] = Array.isArray(sent.features) ? sent.features : [];
    for (const field of Object.keys(TOLD_AMENITIES) as Told[]) {
      const { value, names } = TOLD_AMENITIES[field];
      const told = features.find((name) => isTold(name, names));
      if (told === undefined || !sent[field] || sent[field] === value) continue;
      const message = `Las amenidades dicen «${told}». Quítala de ellas o cambia este campo.`;
      context.addIssue({ code: 'custom', message, path: [field] });
    }
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);
