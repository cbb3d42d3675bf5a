import {
  listingPicture,
  pictureVersion,
  portalPicture,
  type SharePicture,
} from '@pbr/schemas/property/media/share-picture';
import type { PropertyCard } from '@pbr/schemas/property/read';
import type { ComponentProps } from 'react';
import type { StructuredData } from './structured-data.ts';

export const SITE_NAME = 'Portal PBR';
const MAX_DESCRIPTION_LENGTH = 160;
/** Search engines cut longer titles. */
const MAX_TITLE_LENGTH = 65;

/** All share pictures have this size. */
const SHARE_PICTURE = { width: 1200, height: 630 } as const;

interface PageHead {
  /** The title without the site's name. */
  title: string;
  /** Taken from the router's context; URLs never come from the request. */
  publicOrigin: string;
  /** The canonical URL of the content, from the root: '/properties?operation=venta'. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

interface CrawlerHead {
  description: string;
  /** A share picture's URL from the root, '/og/abc.jpg'; the portal's picture by default. */
  picture?: { path: string; alt: string } | undefined;
  type?: 'website' | 'article';
  /** schema.org data; each item becomes its own JSON-LD block. */
  structuredData?: readonly StructuredData[];
}

/**
 * The result of a route's `head`: title and canonical URL, and what only crawlers and messengers read: description, Open
 * Graph, JSON-LD. They read the server's answer, so callers write `import.meta.env.SSR && …` and the browser does not load it.
 */
export function pageHead(page: PageHead, forCrawlers: CrawlerHead | false) {
  const title = fullTitle(oneLine(page.title));
  const url = page.publicOrigin + page.path;
  const meta: ComponentProps<'meta'>[] = [{ title }];
  const links: ComponentProps<'link'>[] = [{ rel: 'canonical', href: url }];
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  if (import.meta.env.SSR && forCrawlers) {
    meta.push(...crawlerMeta({ ...page, title, url }, forCrawlers));
    // There is only one language so far, so readers of other languages get the same page.
    links.push(
      { rel: 'alternate', hrefLang: 'es-MX', href: url },
      { rel: 'alternate', hrefLang: 'x-default', href: url },
    );
  }
  return { meta, links };
}

/** Removes the tags for crawlers, which describe the page that the server sent: another page is about to be shown. */
export function dropCrawlerTags(): void {
  const tags =
    '[name=description],[property^="og:"],[name^="twitter:"],[rel=alternate],[type="application/ld+json"]';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
}

function crawlerMeta(
  { title, url, publicOrigin }: { title: string; url: string; publicOrigin: string },
  { type = 'website', picture, structuredData = [], ...words }: CrawlerHead,
): ComponentProps<'meta'>[] {
  const description = shorten(oneLine(words.description), MAX_DESCRIPTION_LENGTH);
  return [
    { name: 'description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...pictureMeta(publicOrigin, picture),
    // The router prints these entries as escaped scripts; its `head` type only knows the attributes of `meta`.
    ...structuredData.map((data) => ({ 'script:ld+json': data }) as ComponentProps<'meta'>),
  ];
}

const picturePath = (name: string, picture: SharePicture) =>
  `/og/${name}.jpg?v=${pictureVersion(picture)}`;

/** The share picture of a listing, which shows its photo, price and place. */
export const sharePictureOf = (property: PropertyCard) => ({
  path: picturePath(property.id, listingPicture(property)),
  alt: [property.name, property.neighborhood].filter((part) => part !== '').join(', '),
});

function pictureMeta(
  publicOrigin: string,
  { path, alt }: NonNullable<CrawlerHead['picture']> = {
    path: picturePath('portal', portalPicture()),
    alt: SITE_NAME,
  },
): ComponentProps<'meta'>[] {
  const url = publicOrigin + path;
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

/** Adds the site's name if there is room for it. */
export function fullTitle(title: string): string {
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

/** The head of a page that does not exist: no canonical URL and no indexing. */
export function missingPageHead(title: string) {
  return { meta: [{ title: `${title} | ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }] };
}
