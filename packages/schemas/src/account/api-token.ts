import * as z from 'zod/mini';
import { API_TOKEN_SCOPES } from './api-token-values.ts';
import { lineSchema, orNone } from '../text.ts';

/** The most tokens that one person can have at the same time. */
export const MAX_API_TOKENS = 20;

/** How long a token may last: so many days, or to the end of a day that the person names. */
export const API_TOKEN_TERMS = ['30', '90', '365', 'date'] as const;
/** The last day that can be named is so many years ahead. */
export const MAX_API_TOKEN_YEARS = 5;

export const createApiTokenSchema = z
  .object({
    name: lineSchema({ max: 80, required: 'Escribe un nombre.' }),
    scope: z.enum(API_TOKEN_SCOPES, 'Elige lectura o escritura.'),
    lasts: z._default(z.enum(API_TOKEN_TERMS, 'Elige cuánto dura.'), '365'),
    /** A day in Mexico City; counts only with `date`. */
    lastDay: orNone(z.iso.date('Elige una fecha.')),
  })
  .check(
    z.refine(({ lasts, lastDay }) => lasts !== 'date' || lastDay !== null, {
      path: ['lastDay'],
      message: 'Elige una fecha.',
    }),
  );
export type CreateApiToken = z.output<typeof createApiTokenSchema>;

export const apiTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(API_TOKEN_SCOPES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** May lag a few minutes behind the last use. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export const apiTokensSchema = z.array(apiTokenSchema);
export type ApiToken = z.output<typeof apiTokenSchema>;

/** The only answer that contains the token itself. */
export const createdApiTokenSchema = z.extend(apiTokenSchema, { token: z.string() });
export type CreatedApiToken = z.output<typeof createdApiTokenSchema>;

export const apiTokenIdSchema = z.object({ id: z.string() });
