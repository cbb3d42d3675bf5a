import {
  createApiTokenSchema,
  createdApiTokenSchema,
  MAX_API_TOKENS,
} from '@pbr/schemas/account/api-token';
import { API_TOKEN_PREFIX } from '@pbr/schemas/account/api-token-values';
import { AppError } from '../../lib/errors.ts';
import { operation } from '../../operation/operation.ts';
import { lockedActor } from '../../operation/rows.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { insertApiToken, selectApiTokens } from './api-token.queries.ts';

/** Makes a token for a program of this person. Only this answer shows it: the database keeps nothing but its digest. */
export const createApiToken = operation({
  access: 'member',
  row: lockedActor({ toChange: true }),
  input: createApiTokenSchema,
  output: createdApiTokenSchema,
  example: { name: 'Sitio propio', scope: 'read' },
  run: async ({ db, actor: { userId }, now }, { name, scope }) => {
    // Simultaneous requests wait for the lock on the person, so that this count is right.
    if ((await selectApiTokens(db, userId)).length >= MAX_API_TOKENS)
      throw new AppError('token.too_many');
    const token = API_TOKEN_PREFIX + newToken().token;
    const tokenHash = hashToken(token);
    const made = await insertApiToken(db, { userId, name, scope, tokenHash, now: now() });
    return { ...made, token };
  },
});
