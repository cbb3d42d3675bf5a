import { apiTokenIdSchema } from '@pbr/schemas/account/api-token';
import { action } from '../../action/action.ts';
import { lock, type LockedKind } from '../../action/rows.ts';
import { isUser } from '../../security/actor.ts';
import { lockApiToken, markRevoked, type OwnedToken } from './api-token.queries.ts';

/** Tokens that are not revoked. */
const liveTokens: LockedKind<OwnedToken> = {
  row: 'token',
  missing: 'token.not_found',
  lock: ({ db }, id) => lockApiToken(db, id),
  refusal: (actor, { userId }) => (isUser(actor, userId) ? null : 'missing'),
};

/** Ends one of the person's own tokens from its next request on. Answers the same for somebody else's token as for an unknown id. */
export const revokeApiToken = action({
  access: 'member',
  row: lock(liveTokens, 'own'),
  output: apiTokenIdSchema,
  run: async ({ db, now }, _input, { id }) => {
    await markRevoked(db, id, now());
    return { id };
  },
});
