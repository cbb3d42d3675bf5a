import type { ComponentProps } from 'react';
import type { StructuredData } from './structured-data.ts';

export const SITE_NAME = 'Portal PBR';
const MAX_DESCRIPTION_LENGTH = 160;

interface PageHead {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** From the router's context; addresses never come from the request. */
  publicOrigin: string;
  /** The one address of this content, from the root: '/properties?operation=venta'. */
  path: string;
  /** Absolute, or from the root: '/uploads/abc/1024.jpg'. */
  imageUrl?: string | undefined;
  /** Set when the picture is one drawn for sharing, so that it is shown large before it has loaded. */
  imageSize?: { width: number; height: number; alt: string };
  type?: 'website' | 'article';
  /** schema.org data, each printed as a JSON-LD block of its own. */
  structuredData?: readonly StructuredData[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** What a route's `head` returns: title, description, canonical address, Open Graph. */
export function pageHead(page: PageHead) {
  const title = page.title === SITE_NAME ? SITE_NAME : `${oneLine(page.title)} | ${SITE_NAME}`;
  const description = shorten(oneLine(page.description), MAX_DESCRIPTION_LENGTH);
  const url = absoluteUrl(page.publicOrigin, page.path);
  const image =
    page.imageUrl === undefined ? undefined : absoluteUrl(page.publicOrigin, page.imageUrl);
  const meta: ComponentProps<'meta'>[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
  if (image !== undefined) meta.push(...imageMeta(image, page.imageSize));
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  for (const data of page.structuredData ?? []) {
    // The router prints this entry as an escaped script; its type of `head` only knows the attributes of `meta`.
    meta.push({ 'script:ld+json': data } as ComponentProps<'meta'>);
  }
  return {
    meta,
    links: [
      { rel: 'canonical', href: url },
      // One language so far: who reads another one gets the same page.
      { rel: 'alternate', hrefLang: 'es-MX', href: url },
      { rel: 'alternate', hrefLang: 'x-default', href: url },
    ],
  };
}

function imageMeta(image: string, size: PageHead['imageSize']): ComponentProps<'meta'>[] {
  const meta = [
    { property: 'og:image', content: image },
    { name: 'twitter:image', content: image },
  ];
  if (!size) return meta;
  return [
    ...meta,
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: size.alt },
    { name: 'twitter:image:alt', content: size.alt },
  ];
}

export function absoluteUrl(publicOrigin: string, pathOrUrl: string): string {
  return /^https?:\/\//u.test(pathOrUrl) ? pathOrUrl : `${publicOrigin}${pathOrUrl}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Cut between words, never inside one. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).trimEnd()}…`;
}

/** The head of a page that is not there: no canonical address, nothing to index. */
export function missingPageHead(title: string) {
  return { meta: [{ title: `${title} | ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }] };
}
