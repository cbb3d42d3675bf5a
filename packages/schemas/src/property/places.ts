import * as z from 'zod/mini';
import { digitsSchema, lineSchema, orNone } from '../text.ts';
import { propertyFields } from './fields.ts';

/** A state, city or colonia: `slug` for URLs, `name` for people. */
export const placeSchema = z.object({ slug: z.string(), name: z.string() });
export type Place = z.output<typeof placeSchema>;

/** The text typed into a city or colonia field; `state` and `city` narrow the suggestions. */
export const placeSuggestionsQuerySchema = z.object({
  state: orNone(lineSchema({ max: 60 })),
  city: orNone(lineSchema({ max: 120 })),
  text: z.catch(lineSchema({ max: 120 }), ''),
});
export type PlaceSuggestionsQuery = z.output<typeof placeSuggestionsQuerySchema>;

/** Names in use: those that begin with the text first, then the most frequent. */
export const placeSuggestionsSchema = z.object({
  cities: z.array(z.string()),
  neighborhoods: z.array(z.string()),
});
export type PlaceSuggestions = z.output<typeof placeSuggestionsSchema>;

export const placesOfCodeQuerySchema = z.object({
  postalCode: digitsSchema(propertyFields.postalCode),
});

/** The place of a postal code; null when nobody knows the code. */
export const placesOfCodeSchema = z.nullable(
  z.object({
    state: z.string(),
    municipality: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** `kind` is the postal service's word, 'Colonia' or 'Pueblo'; null for a name that only listings use. */
    neighborhoods: z.array(z.object({ name: z.string(), kind: z.nullable(z.string()) })),
  }),
);
export type PlacesOfCode = z.output<typeof placesOfCodeSchema>;

/** The place fields of a listing's form. */
export const knownColoniaQuerySchema = z.object({
  state: lineSchema({ max: 60, required: 'Escribe el estado.' }),
  city: lineSchema({ max: 120, required: 'Escribe la ciudad.' }),
  neighborhood: lineSchema({ max: 120, required: 'Escribe la colonia.' }),
  municipality: orNone(lineSchema({ max: 120 })),
  postalCode: orNone(digitsSchema(propertyFields.postalCode)),
});
export type KnownColoniaQuery = z.output<typeof knownColoniaQuerySchema>;

const degreesOf = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.gte(min), z.lte(max));

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.output<typeof pointSchema>;

/** The facts about a colonia that its listings and its postal code tell. */
export const knownColoniaSchema = z.object({
  /** The municipality that a listing without one gets here; null if there are several or none. */
  municipality: z.nullable(z.string()),
  /** The middle of the public points; null if fewer than three listings have one. */
  middle: z.nullable(pointSchema),
  /** The cells of about 200 m in which they lie, those with most listings first; none without a middle. */
  cells: z.array(pointSchema),
});
export type KnownColonia = z.output<typeof knownColoniaSchema>;

/** A point in Mexico whose colonia a member asks for. */
export const nearestColoniaQuerySchema = z.object({
  latitude: degreesOf(propertyFields.latitude),
  longitude: degreesOf(propertyFields.longitude),
});

/** The colonia that listings or the gazetteer know nearest to a point; null far from all of them. */
export const nearestColoniaSchema = z.nullable(
  z.object({
    state: z.string(),
    city: z.string(),
    municipality: z.nullable(z.string()),
    /** Null in a town that is all of its municipality. */
    neighborhood: z.nullable(z.string()),
    /** Null where several are possible, or none is known. */
    postalCode: z.nullable(z.string()),
    /** Kilometres to the nearest point that is known of it. */
    km: z.number(),
  }),
);
export type NearestColonia = NonNullable<z.output<typeof nearestColoniaSchema>>;
