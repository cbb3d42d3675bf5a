import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The names of the query parameters that the answer depends on. Without it, all count. */
    reads?: (request: FastifyRequest) => ReadonlySet<string>;
  }
}

/**
 * The URL of a request without the query parameters that nothing reads, and the others in one order. An answer is kept under it: whoever adds
 * parameters gets the one that is ready.
 */
export function answerKey(request: FastifyRequest): string {
  const { url, routeOptions } = request;
  const query = url.indexOf('?');
  const known = routeOptions.config.reads?.(request);
  if (query === -1 || known === undefined) return url;
  const read = url
    .slice(query + 1)
    .split('&')
    .map((text) => ({ text, name: nameOf(text) }))
    .filter(({ name }) => known.has(name))
    // Those of one name stay in their order, which may mean something.
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  if (read.length === 0) return url.slice(0, query);
  return `${url.slice(0, query)}?${read.map(({ text }) => text).join('&')}`;
}

const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()][0] ?? '';
