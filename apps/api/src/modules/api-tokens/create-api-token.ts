import {
  type CreateApiToken,
  type CreatedApiToken,
  MAX_API_TOKENS,
} from '@pbr/schemas/account/api-token';
import { API_TOKEN_PREFIX } from '@pbr/schemas/account/api-token-values';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { lockActor } from '../session/lock-actor.ts';
import { insertApiToken, selectApiTokens } from './api-token.queries.ts';

/** Makes a token for a program of this person. Only this answer shows it: the database keeps nothing but its digest. */
export async function createApiToken(
  ctx: ServiceContext,
  { name, scope }: CreateApiToken,
): Promise<CreatedApiToken> {
  const token = API_TOKEN_PREFIX + newToken().token;
  return ctx.db.transaction(async (tx) => {
    // Simultaneous requests wait for each other here, so that the count below is right.
    const { userId } = await lockActor({ actor: ctx.actor, db: tx }, { toChange: true });
    if ((await selectApiTokens(tx, userId)).length >= MAX_API_TOKENS)
      throw new AppError('token.too_many');
    const tokenHash = hashToken(token);
    const made = await insertApiToken(tx, { userId, name, scope, tokenHash, now: ctx.now() });
    return { ...made, token };
  });
}
