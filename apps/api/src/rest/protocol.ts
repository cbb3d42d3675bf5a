import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the route that answers methods which an address does not support. */
    isOtherMethod?: true;
  }
}

/** Parses JSON bodies; a call that takes no body also accepts an empty one. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.call?.takesBody === false && body.length === 0) done(null);
    else void parse(request, String(body), done);
  });
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers 405, with the allowed methods, when a known address is called with another method. Call this before the routes are added, and the
 * function that it returns after them.
 */
export function trackMethods(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsByUrl.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methodsByUrl.set(url, known);
  });
  return () => {
    for (const [url, known] of methodsByUrl) {
      const others = METHODS.filter((method) => !known.has(method));
      const allow = [...known].toSorted().join(', ');
      app.route({
        method: others,
        url: url.slice(app.prefix.length),
        config: { access: 'public', isOtherMethod: true },
        handler: (request, reply) =>
          sendProblem(reply.header('allow', allow), 405, 'request.method', request.id),
      });
    }
  };
}
