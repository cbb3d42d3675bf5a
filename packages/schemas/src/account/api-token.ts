import * as z from 'zod/mini';
import { API_TOKEN_SCOPES } from './api-token-values.ts';
import { lineSchema } from '../text.ts';

/** The most tokens that one person can have at the same time. */
export const MAX_API_TOKENS = 20;

export const createApiTokenSchema = z.object({
  name: lineSchema({ max: 80, required: 'Escribe un nombre.' }),
  scope: z.enum(API_TOKEN_SCOPES, 'Elige lectura o escritura.'),
});
export type CreateApiToken = z.output<typeof createApiTokenSchema>;

export const apiTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(API_TOKEN_SCOPES),
  createdAt: z.iso.datetime(),
  /** May lag a few minutes behind the last use. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export const apiTokensSchema = z.array(apiTokenSchema);
export type ApiToken = z.output<typeof apiTokenSchema>;

/** The only answer that contains the token itself. */
export const createdApiTokenSchema = z.extend(apiTokenSchema, { token: z.string() });
export type CreatedApiToken = z.output<typeof createdApiTokenSchema>;

export const apiTokenIdSchema = z.object({ id: z.string() });
