import { mutation, query, router } from '../../trpc.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

/** The REST API leaves these calls out: a token must not make tokens. */
export const apiTokenRouter = router({
  list: query(listApiTokens),
  create: mutation(createApiToken),
  revoke: mutation(revokeApiToken),
});
