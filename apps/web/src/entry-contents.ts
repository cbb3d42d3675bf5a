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

/** A page's content as React wrote it. Whoever is sent the same data at the same address is sent the same content. */
interface Finished {
  data: PageData;
  /** The text around the nonces, which every answer has its own of. */
  content: readonly string[];
  /** The photos and sheets of header and content that React named in the head. */
  resources: readonly string[];
}

/** What a drawn page is made of. */
interface Drawn {
  html: string;
  nonce: string;
}

/**
 * Contents of pages for everybody, so that a page for somebody signed in is drawn only around its content. There is nothing to clear: a
 * content whose data has changed is not the same any more.
 */
export function createFinishedContents() {
  const kept = new LRUCache<string, Finished>({
    maxSize: MAX_LENGTH,
    ttl: MAX_AGE_MS,
  });
  return {
    find(url: string, data: PageData): Finished | undefined {
      const finished = kept.get(url);
      return finished && isDeepStrictEqual(finished.data, data) ? finished : undefined;
    },
    keep(url: string, data: PageData, { html, nonce }: Drawn): void {
      const from = html.indexOf('>', html.indexOf('<main')) + 1;
      const to = html.lastIndexOf('</main>');
      if (from <= 0 || to < from) return;
      const content = html.slice(from, to).split(nonce);
      const resources = (RESOURCES.exec(html)?.[0] ?? '').split(nonce);
      kept.set(url, { data, content, resources }, { size: html.length });
    },
  };
}

/** React names what a page needs at one place. */
const RESOURCES = /(?:<link rel="(?:preload" as="image"|stylesheet")[^>]*>)+/u;

/** The content for an answer with this nonce. */
export function contentOf({ content }: Finished, nonce: string): string {
  return content.join(nonce);
}

/** A page drawn around that content, with all that its head would name if the content had been drawn as well. */
export function withResources(html: string, { resources }: Finished, nonce: string): string {
  return html.replace(RESOURCES, () => resources.join(nonce));
}

/** What the content is drawn from: everything that the page's loaders have found, but for one's own data. */
export function contentData(queryClient: QueryClient): PageData {
  const queries = queryClient.getQueryCache().getAll();
  return new Map(
    queries
      .filter(({ queryKey: [path] }) => !OWN_DATA.has((path as string[]).join('.')))
      .map(({ queryHash, state: { data, status } }) => [queryHash, { data, status }]),
  );
}
