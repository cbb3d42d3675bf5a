import { serverError } from '../../../lib/forms/server-error.ts';

/** The server knows no such link: it was used, it expired, or it is not whole. */
export function isDeadLink(error: unknown): boolean {
  const said = serverError(error);
  return said?.code === 'account.token_invalid' || said?.fields['token'] !== undefined;
}
