import type { Invitation } from '@pbr/schemas/account/write';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { isDeadLink } from './is-dead-link.ts';

/** The invitation behind a link, or `null` for a dead link. Reading it does not use it up. */
export async function describeLink(
  { trpcUtils }: RouterContext,
  token: string | undefined,
): Promise<Invitation | null> {
  if (token === undefined) return null;
  try {
    return await trpcUtils.account.describeInvitation.fetch({ token });
  } catch (error) {
    if (isDeadLink(error)) return null;
    throw error;
  }
}
