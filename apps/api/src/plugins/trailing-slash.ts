import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Redirects an address that ends in a slash to the same one without it, on this host. */
export const trailingSlash = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      const target = withoutTrailingSlash(request.url);
      return target === null ? undefined : reply.redirect(target, 308);
    });
  },
  { name: 'trailing-slash', dependencies: ['security'] },
);

/**
 * Null when there is nothing to redirect. A browser reads a backslash as a slash, and what follows two of them as another host: the new path
 * begins with exactly one.
 */
export function withoutTrailingSlash(url: string): string | null {
  const query = url.indexOf('?');
  const end = query === -1 ? url.length : query;
  if (end < 2 || url[end - 1] !== '/' || url[0] !== '/') return null;
  const path = url
    .slice(0, end)
    .replace(/^[/\\]+/u, '')
    .replace(/[/\\]+$/u, '');
  return `/${path}${url.slice(end)}`;
}
