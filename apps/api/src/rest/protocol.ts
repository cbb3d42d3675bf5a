import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { sendProblem } from './send-app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the route that answers methods which a URL does not support. */
    isOtherMethod?: true;
    /** Set for the route that answers OPTIONS: the methods of the URL, and those that pages of any origin may use. */
    methods?: { all: readonly string[]; open: readonly string[] };
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
 * Answers OPTIONS with the methods of a known URL, and any further method with 405. Call this before the routes are added, and the
 * function that it returns after them.
 */
export function trackMethods(app: FastifyInstance): () => void {
  /** For each URL its methods, and whether they are open to other origins. */
  const methodsByUrl = new Map<string, Map<string, boolean>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const known = methodsByUrl.get(url) ?? new Map<string, boolean>();
    for (const name of [method].flat()) known.set(name, config?.isOpen === true);
    methodsByUrl.set(url, known);
  });
  return () => {
    for (const [fullUrl, known] of methodsByUrl) {
      const url = fullUrl.slice(app.prefix.length);
      const all = [...known.keys(), 'OPTIONS'].toSorted();
      const open = all.filter((method) => known.get(method) === true);
      app.options(
        url,
        { config: { access: 'public', methods: { all, open } } },
        async (request, reply) => answerOptions(request, reply),
      );
      app.route({
        method: METHODS.filter((method) => !known.has(method)),
        url,
        config: { access: 'public', isOtherMethod: true },
        handler: (request, reply) =>
          sendProblem(reply.header('allow', all.join(', ')), 405, 'request.method', request.id),
      });
    }
  };
}

/** Headers that a page of another origin may send. A token or a cookie is not among them. */
const SENT_HEADERS = ['content-type', 'idempotency-key', 'if-none-match'];
/** No browser remembers a preflight for longer. */
const REMEMBERED_SECONDS = 7200;

/** Answers OPTIONS, and a browser that asks whether a page of another origin may use a method. */
export function answerOptions({ headers, routeOptions }: FastifyRequest, reply: FastifyReply) {
  const { all, open } = routeOptions.config.methods ?? { all: [], open: [] };
  const method = headers['access-control-request-method'];
  if (method !== undefined && open.includes(method))
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': open.join(', '),
      'access-control-allow-headers': SENT_HEADERS.join(', '),
      'access-control-max-age': REMEMBERED_SECONDS,
    });
  return reply
    .status(204)
    .headers({ allow: all.join(', '), vary: 'access-control-request-method' })
    .send();
}
