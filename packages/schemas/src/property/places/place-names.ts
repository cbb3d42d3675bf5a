import * as z from 'zod/mini';
import { lineSchema } from '../../text.ts';

/** The most names that an admin can add. */
export const MAX_PLACE_NAMES = 300;
export const LONGEST_PLACE_NAME = 60;
/** The most places that one name can mean. */
export const MOST_NAMED_PLACES = 20;
/** The search reads no longer names. */
const MOST_WORDS = 6;

const NAME_CHARACTERS = /^[\p{L}\p{M}\p{N} .'’-]*$/u;

export const addPlaceNameSchema = z.object({
  name: lineSchema({ max: LONGEST_PLACE_NAME, required: 'Escribe un nombre.' }).check(
    z.refine(
      (name) => NAME_CHARACTERS.test(name),
      'Usa solo letras, números, espacios, puntos, guiones y apóstrofos.',
    ),
    z.refine((name) => name === '' || countLetters(name) > 1, 'Escribe al menos dos letras.'),
    z.refine(
      (name) => name.split(/[ .'’-]+/u).length <= MOST_WORDS,
      `Usa ${MOST_WORDS} palabras como máximo.`,
    ),
  ),
  /** The places that the name means, as completions show them. */
  paths: z
    .array(z.string())
    .check(
      z.minLength(1, 'Elige al menos un lugar de la lista.'),
      z.maxLength(MOST_NAMED_PLACES, `Elige ${MOST_NAMED_PLACES} lugares como máximo.`),
    ),
});
export type AddPlaceName = z.output<typeof addPlaceNameSchema>;

const countLetters = (name: string) => name.match(/\p{L}/gu)?.length ?? 0;

export const placeNameSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  places: z.array(
    z.object({
      path: z.string(),
      /** Null when nothing is on offer there. */
      name: z.nullable(z.string()),
      /** The names of the wider places, the nearest first. */
      around: z.array(z.string()),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** Null when that person is gone. */
  createdBy: z.nullable(z.string()),
});
/** In the order of the alphabet. */
export const placeNamesSchema = z.array(placeNameSchema);
export type PlaceName = z.output<typeof placeNameSchema>;

export const placeNameIdSchema = z.object({ id: z.uuid() });
