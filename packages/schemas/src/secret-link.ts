import * as z from 'zod/mini';

/** The token of a mailed link; only the database knows whether it is valid. */
export const secretLinkSchema = z.object({
  token: z
    .string('Falta el enlace.')
    .check(z.minLength(1, 'Falta el enlace.'), z.maxLength(200, 'El enlace no está completo.')),
});
