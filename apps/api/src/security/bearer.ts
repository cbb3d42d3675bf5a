import type { FastifyRequest } from 'fastify';

/** Where tokens mean something: on the documented door, and on the one of our pages, which refuses them. Files are for everybody. */
const READS_TOKENS = /^\/(?:api|trpc)(?:\/|\?|$)/u;

/** The token that a request brings. Other schemes are those of a proxy in front, and none of ours. */
export function bearerOf(
  request: Pick<FastifyRequest, 'headers' | 'url' | 'routeOptions'>,
): string | undefined {
  if (!READS_TOKENS.test(request.routeOptions.url ?? request.url)) return undefined;
  const [scheme = '', ...rest] = (request.headers.authorization ?? '').trim().split(/\s+/u);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}
