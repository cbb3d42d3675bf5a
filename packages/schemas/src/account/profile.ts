import * as z from 'zod/mini';
import { STATES } from '../property/places/states.ts';
import { nameSchema } from '../person-name.ts';
import { phoneSchema } from '../telephone.ts';
import { lineSchema, optionalOrNone, paragraphSchema } from '../text.ts';
import { sessionUserSchema } from './user.ts';

/** The signed-in person with their public profile. */
export const profileSchema = z.extend(sessionUserSchema, {
  whatsapp: z.nullable(z.string()),
  website: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Counts changes of the person's data. */
  version: z.int(),
});
export type Profile = z.output<typeof profileSchema>;

const LONGEST_WEBSITE = 300;
const LONGEST_BIO = 2000;

/** Matches a leading `name:` or `//`, but not `host:8080`. */
const HAS_SCHEME = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/\/)/iu;
const WEBSITE =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}](?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/iu;

/** The URL of a page on the web; people may leave out the https://. */
export const websiteSchema = z.pipe(
  lineSchema({ max: LONGEST_WEBSITE }),
  z.pipe(
    z.transform((value: string) =>
      value === '' || HAS_SCHEME.test(value) ? value : `https://${value}`,
    ),
    z
      .string()
      .check(
        z.refine(
          (value) => value.length <= LONGEST_WEBSITE && WEBSITE.test(value),
          'Escribe una dirección web, por ejemplo https://ejemplo.mx',
        ),
      ),
  ),
);

/** Any of the fields; an absent field does not change. */
export const updateProfileSchema = z.object({
  firstName: z.optional(nameSchema({ required: 'Escribe tu nombre.' })),
  lastName: z.optional(nameSchema({ required: 'Escribe tus apellidos.' })),
  phone: optionalOrNone(phoneSchema),
  whatsapp: optionalOrNone(phoneSchema),
  website: optionalOrNone(websiteSchema),
  bio: optionalOrNone(paragraphSchema({ max: LONGEST_BIO })),
  city: optionalOrNone(lineSchema({ max: 120 })),
  state: optionalOrNone(z.enum(STATES, 'Elige un estado de la lista.')),
});
export type UpdateProfile = z.output<typeof updateProfileSchema>;

/** Sides in pixels of the stored square photos of a person; the files are `{side}.webp` and `{side}.jpg`. */
export const PORTRAIT_SIDES = [160, 400] as const;

/** A photo as a data URL in JSON; only decoding it shows whether it is one. */
export const photoUrlSchema = z.object({
  url: z.string('Elige una foto.').check(
    z.refine((value) => /^data:/iu.test(value.trimStart()), {
      error: 'Manda la foto misma, no la dirección de una.',
    }),
  ),
});
