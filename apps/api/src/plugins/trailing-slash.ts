import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Redirects an address that ends in a slash to the same one without it, on this host. */
export const trailingSlash = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      const target = withoutTrailingSlash(request.url);
      if (target === null) done();
      else void reply.redirect(target, 308);
    });
  },
  { name: 'trailing-slash', dependencies: ['security'] },
);

/**
 * Null when there is nothing to redirect. A browser reads a backslash as a slash, and what follows two of them as another host: the new path
 * begins with exactly one.
 */
function withoutTrailingSlash(url: string): string | null {
  const query = url.indexOf('?');
  const length = query === -1 ? url.length : query;
  if (length < 2 || url[0] !== '/' || url[length - 1] !== '/') return null;
  let start = 0;
  while (start < length && isSlash(url[start])) start += 1;
  let end = length;
  while (end > start && isSlash(url[end - 1])) end -= 1;
  return `/${url.slice(start, end)}${url.slice(length)}`;
}

const isSlash = (character: string | undefined) => character === '/' || character === '\\';
