import { apiTokensSchema } from '@pbr/schemas/account/api-token';
import { action } from '../../action/action.ts';
import { selectApiTokens } from './api-token.queries.ts';

/** An expired token stays in the list for a while, so that people see why a program lost its access. */
const SHOWN_AFTER_EXPIRY_MS = 30 * 86_400_000;

/** The tokens with which programs act as this person. */
export const listApiTokens = action({
  access: 'member',
  output: apiTokensSchema,
  run: ({ db, actor: { userId }, now }) =>
    selectApiTokens(db, {
      userId,
      unexpiredAt: new Date(now().getTime() - SHOWN_AFTER_EXPIRY_MS),
    }),
});
