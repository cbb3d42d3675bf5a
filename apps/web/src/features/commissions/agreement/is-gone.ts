import { serverError } from '../../../lib/server-error.ts';

export function isGone(error: unknown): boolean {
  return serverError(error)?.code.endsWith('.not_found') ?? false;
}
