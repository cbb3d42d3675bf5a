import { serverError } from '../../../lib/forms/server-error.ts';

/** The server does not know this link: it was used, expired, or is incomplete. */
export function isDeadLink(error: unknown): boolean {
  const said = serverError(error);
  return said?.code === 'account.token_invalid' || said?.fields['token'] !== undefined;
}
