import type { FastifyRequest } from 'fastify';

/** URLs that read tokens: the documented API, and the calls of our pages, which refuse them. Files are for everybody. */
const READS_TOKENS = /^\/(?:api|trpc)(?:\/|\?|$)/u;

/** Calls that begin and end sessions; a program with a token may not make them. */
export const FOR_BROWSERS: ReadonlySet<string | undefined> = new Set(['/api/login', '/api/logout']);

/** The token of a request. Authorization of another scheme is meant for a proxy in front, not for us. */
export function bearerOf(
  request: Pick<FastifyRequest, 'headers' | 'url' | 'routeOptions'>,
): string | undefined {
  if (!READS_TOKENS.test(request.routeOptions.url ?? request.url)) return undefined;
  const [scheme = '', ...rest] = (request.headers.authorization ?? '').trim().split(/\s+/u);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}
