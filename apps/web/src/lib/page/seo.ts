import type { ComponentProps } from 'react';
import type { StructuredData } from './structured-data.ts';

export const SITE_NAME = 'Portal PBR';
const MAX_DESCRIPTION_LENGTH = 160;
/** Search engines cut longer titles. */
const MAX_TITLE_LENGTH = 65;

/** All share pictures have this size. */
const SHARE_PICTURE = { width: 1200, height: 630 } as const;
/** Social networks cache a picture by its address: a new number means a new picture. */
const PORTAL_PICTURE = '/og/portal.jpg?v=1';

interface PageHead {
  /** The title without the site's name. */
  title: string;
  description: string;
  /** Taken from the router's context; addresses never come from the request. */
  publicOrigin: string;
  /** The canonical address of the content, from the root: '/properties?operation=venta'. */
  path: string;
  /** A share picture's address from the root, '/og/abc.jpg'; the portal's picture by default. */
  picture?: { path: string; alt: string } | undefined;
  type?: 'website' | 'article';
  /** schema.org data; each item becomes its own JSON-LD block. */
  structuredData?: readonly StructuredData[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** The result of a route's `head`: title, description, canonical address, Open Graph. */
export function pageHead(page: PageHead) {
  const title = fullTitle(oneLine(page.title));
  const description = shorten(oneLine(page.description), MAX_DESCRIPTION_LENGTH);
  const url = absoluteUrl(page.publicOrigin, page.path);
  const meta: ComponentProps<'meta'>[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...pictureMeta(page.publicOrigin, page.picture),
  ];
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  for (const data of page.structuredData ?? []) {
    // The router prints this entry as an escaped script; its `head` type only knows the attributes of `meta`.
    meta.push({ 'script:ld+json': data } as ComponentProps<'meta'>);
  }
  return {
    meta,
    links: [
      { rel: 'canonical', href: url },
      // There is only one language so far, so readers of other languages get the same page.
      { rel: 'alternate', hrefLang: 'es-MX', href: url },
      { rel: 'alternate', hrefLang: 'x-default', href: url },
    ],
  };
}

function pictureMeta(publicOrigin: string, picture: PageHead['picture']): ComponentProps<'meta'>[] {
  const { path, alt } = picture ?? { path: PORTAL_PICTURE, alt: SITE_NAME };
  const url = absoluteUrl(publicOrigin, path);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
    { property: 'og:image:alt', content: oneLine(alt) },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: oneLine(alt) },
  ];
}

function absoluteUrl(publicOrigin: string, pathOrUrl: string): string {
  return /^https?:\/\//u.test(pathOrUrl) ? pathOrUrl : `${publicOrigin}${pathOrUrl}`;
}

/** Adds the site's name if there is room for it. */
function fullTitle(title: string): string {
  const withSite = `${title} | ${SITE_NAME}`;
  return withSite.length <= MAX_TITLE_LENGTH ? withSite : shorten(title, MAX_TITLE_LENGTH);
}

/** Characters that change the text direction, also of the text that follows them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;

function oneLine(text: string): string {
  return text.replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/gu, ' ').trim();
}

/** Cuts between words, never inside one. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:.·|(-]+$/u, '')}…`;
}

/** The head of a page that does not exist: no canonical address and no indexing. */
export function missingPageHead(title: string) {
  return { meta: [{ title: `${title} | ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }] };
}
