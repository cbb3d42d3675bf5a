import { isDeepStrictEqual } from 'node:util';
import type { QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';

/** The data of the header, which is of one person. The content of a page for everybody does not read it. */
const OWN_DATA = new Set(['session.user', 'inquiry.unanswered']);

/** All pages together, in characters: a content is a slice of its page. */
const MAX_LENGTH = 2_000_000;
/** Words such as 'hace dos horas' are no older than those of a ready answer. */
const MAX_AGE_MS = 30_000;

type PageData = ReadonlyMap<string, unknown>;

/** A page's content as React wrote it. Whoever is sent the same data at the same URL is sent the same content. */
interface Finished {
  data: PageData;
  /** The text around the nonces; each answer has its own. */
  content: readonly string[];
  /** The photos and sheets of header and content that React named in the head. */
  resources: readonly string[];
}

interface Drawing {
  url: string;
  nonce: string;
  data: PageData;
  /** Draws the page around this content, or all of it. */
  draw: (content?: string) => string;
  /** Tells whether a page drawn in full may be kept. */
  isSound: (html: string) => boolean;
}

/** React names the files that a page needs in one run of tags. */
const RESOURCES = /(?:<link rel="(?:preload" as="image"|stylesheet")[^>]*>)+/u;

/**
 * Draws pages for everybody around finished contents. There is nothing to clear: a content whose data has changed is not the same
 * any more.
 */
export function createContentDrawing(): (drawing: Drawing) => string {
  const kept = new LRUCache<string, Finished>({ maxSize: MAX_LENGTH, ttl: MAX_AGE_MS });
  return ({ url, nonce, data, draw, isSound }) => {
    const finished = kept.get(url);
    if (finished && isDeepStrictEqual(finished.data, data))
      return draw(finished.content.join(nonce)).replace(RESOURCES, () =>
        finished.resources.join(nonce),
      );
    const html = draw();
    const from = html.indexOf('>', html.indexOf('<main')) + 1;
    const to = html.lastIndexOf('</main>');
    if (isSound(html) && from > 0 && to > from) {
      const content = html.slice(from, to).split(nonce);
      const resources = (RESOURCES.exec(html)?.[0] ?? '').split(nonce);
      kept.set(url, { data, content, resources }, { size: html.length });
    }
    return html;
  };
}

/** Everything that the page's loaders have found, except the data of the header. */
export function contentData(queryClient: QueryClient): PageData {
  const queries = queryClient.getQueryCache().getAll();
  return new Map(
    queries
      .filter(({ queryKey: [path] }) => !OWN_DATA.has((path as string[]).join('.')))
      .map(({ queryHash, state: { data, status } }) => [queryHash, { data, status }]),
  );
}
