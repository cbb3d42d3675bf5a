import { apiTokensSchema } from '@pbr/schemas/account/api-token';
import { operation } from '../../operation/operation.ts';
import { selectApiTokens } from './api-token.queries.ts';

/** The tokens with which programs act as this person. */
export const listApiTokens = operation({
  access: 'member',
  output: apiTokensSchema,
  run: ({ db, actor }) => selectApiTokens(db, actor.userId),
});
