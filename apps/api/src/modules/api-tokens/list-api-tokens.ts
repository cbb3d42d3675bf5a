import type { ApiToken } from '@pbr/schemas/account/api-token';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { selectApiTokens } from './api-token.queries.ts';

/** The tokens with which programs act as this person. */
export async function listApiTokens(ctx: ServiceContext): Promise<ApiToken[]> {
  return selectApiTokens(ctx.db, signedIn(ctx.actor).userId);
}
