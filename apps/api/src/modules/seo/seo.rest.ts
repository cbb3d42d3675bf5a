import type { FastifyInstance } from 'fastify';
import { documentRoute, pathId, pathNumber } from '../../rest/document-route.ts';
import { getListingCode } from './get-listing-code.ts';
import { getPortalPicture, getSharePicture } from './get-share-picture.ts';
import { agentsSitemap, pagesSitemap, placesSitemap } from './page-sitemaps.ts';
import { robots } from './robots.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const AN_HOUR = 'public, max-age=3600';
const A_FEW_MINUTES = 'public, max-age=300';

const SITEMAPS = [
  { url: '/sitemap.xml', cacheControl: A_FEW_MINUTES, make: sitemapIndex },
  { url: '/sitemaps/pages.xml', cacheControl: AN_HOUR, make: pagesSitemap },
  { url: '/sitemaps/places.xml', cacheControl: A_FEW_MINUTES, make: placesSitemap },
  { url: '/sitemaps/agents.xml', cacheControl: A_FEW_MINUTES, make: agentsSitemap },
];

/** The documents that search engines and messengers read besides the pages. */
export async function seoRest(app: FastifyInstance): Promise<void> {
  documentRoute(app, {
    url: '/robots.txt',
    access: 'public',
    contentType: 'text/plain; charset=utf-8',
    cacheControl: AN_HOUR,
    handle: (ctx) => robots(ctx),
  });
  for (const { url, cacheControl, make } of SITEMAPS)
    documentRoute(app, {
      url,
      access: 'public',
      isReady: true,
      contentType: XML,
      cacheControl,
      handle: (ctx) => make(ctx),
    });
  documentRoute(app, {
    url: '/sitemaps/listings-:number(^\\d{1,6}$).xml',
    access: 'public',
    isLong: true,
    contentType: XML,
    cacheControl: A_FEW_MINUTES,
    handle: (ctx, request) => sitemapPart(ctx, { part: pathNumber(request) }),
  });
  documentRoute(app, {
    url: '/og/portal.jpg',
    access: 'public',
    isOpen: true,
    contentType: 'image/jpeg',
    cacheControl: AN_HOUR,
    handle: (ctx) => getPortalPicture(ctx),
  });
  documentRoute(app, {
    url: '/og/:id(^[\\da-f-]{36}$).jpg',
    access: 'public',
    names: { row: 'property', needs: 'show' },
    isOpen: true,
    contentType: 'image/jpeg',
    cacheControl: AN_HOUR,
    handle: (ctx, request) => getSharePicture(ctx, { id: pathId(request) }),
  });
  documentRoute(app, {
    url: '/qr/:id(^[\\da-f-]{36}$).svg',
    access: 'public',
    names: { row: 'property', needs: 'show' },
    contentType: 'image/svg+xml',
    cacheControl: AN_HOUR,
    handle: (ctx, request) => getListingCode(ctx, { id: pathId(request) }),
  });
}
