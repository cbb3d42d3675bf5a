import {
  apiTokenIdSchema,
  apiTokensSchema,
  createApiTokenSchema,
  createdApiTokenSchema,
} from '@pbr/schemas/account/api-token';
import { memberProcedure, router } from '../../trpc.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

/** The REST API leaves these calls out: a token must not make tokens. */
export const apiTokenRouter = router({
  list: memberProcedure.output(apiTokensSchema).query(({ ctx }) => listApiTokens(ctx)),
  create: memberProcedure
    .input(createApiTokenSchema)
    .output(createdApiTokenSchema)
    .mutation(({ ctx, input }) => createApiToken(ctx, input)),
  revoke: memberProcedure
    .meta({ names: { row: 'token', needs: 'own' } })
    .input(apiTokenIdSchema)
    .output(apiTokenIdSchema)
    .mutation(({ ctx, input }) => revokeApiToken(ctx, input)),
});
