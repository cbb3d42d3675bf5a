import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { asksForPage } from '../http/asks-for-page.ts';

/** Redirects a URL that ends in a slash, or in signs of the text around a link, to the same one without them, on this host. */
export const urlTail = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      const target = withoutTail(request);
      if (target === request.url) done();
      else void reply.redirect(target, 308);
    });
  },
  { name: 'url-tail', dependencies: ['security'] },
);

/** The signs that programs take for a part of a link that stands in a text. No path of the portal ends in one of them. */
const SIGNS = `) . , ; : ! > ] } " ' * … » ” ’`.split(' ').flatMap((sign) => [sign, encoded(sign)]);
const SIGNS_AND_SLASHES = [...SIGNS, '/', '\\'];
/** The keys whose values may end in such a sign by themselves: typed texts, and a URL for later. */
const KEPT = new Set(['search', 'unread', 'amenities', 'redirect']);

function encoded(sign: string): string {
  return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}

function withoutTail({ url, method, headers }: FastifyRequest): string {
  const query = url.indexOf('?');
  const length = query === -1 ? url.length : query;
  const path = withoutPathTail(url.slice(0, length));
  const isPage = (method === 'GET' || method === 'HEAD') && asksForPage(url, headers.accept);
  return path + (isPage ? withoutQueryTail(url.slice(length)) : url.slice(length));
}

/** A browser reads a backslash as a slash, and what follows two of them as another host: the new path begins with exactly one. */
function withoutPathTail(path: string): string {
  if (path[0] !== '/') return path;
  const end = endWithout(SIGNS_AND_SLASHES, path);
  if (end === path.length) return path;
  let start = 0;
  while (start < end && isSlash(path[start])) start += 1;
  return `/${path.slice(start, end)}`;
}

function withoutQueryTail(query: string): string {
  const last = query.slice(query.lastIndexOf('&') + 1).replace('?', '');
  const [key = ''] = last.split('=', 1);
  return KEPT.has(key) ? query : query.slice(0, endWithout(SIGNS, query));
}

function endWithout(signs: readonly string[], text: string): number {
  let end = text.length;
  for (;;) {
    const sign = signs.find((one) => endsWith(text, end, one));
    if (sign === undefined) return end;
    end -= sign.length;
  }
}

/** Digits of an encoded sign may be small or capital letters. */
const endsWith = (text: string, end: number, sign: string) =>
  end >= sign.length && text.slice(end - sign.length, end).toUpperCase() === sign;

const isSlash = (character: string | undefined) => character === '/' || character === '\\';
