import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { escapeXml } from '../../lib/xml.ts';
import { listAgentIds } from '../agents/list-agents.ts';
import { listLandingPlaces } from '../properties/catalogue/list-landing-places.ts';
import {
  countAllListed,
  findSitemapListings,
  type SitemapListing,
  type SitemapStart,
} from './sitemap.queries.ts';

type SitemapContext = Pick<ServiceContext, 'db' | 'publicOrigin'>;

export interface SitemapLimits {
  /** The most URLs and bytes of one part; the protocol (sitemaps.org) allows 50,000 and 50 MiB. */
  urls: number;
  bytes: number;
  /** Listings read at once. */
  batch: number;
}

const LIMITS: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024, batch: 1000 };
/** The most bytes that a listing without photos takes. */
const PLAIN_URL_BYTES = 512;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = `${DECLARATION}<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const TAIL = '</urlset>\n';

/** The index: one line per part. A new kind of page adds its parts here. */
export async function sitemapIndex(ctx: SitemapContext, limits = LIMITS): Promise<string> {
  const parts = Math.ceil((await countAllListed(ctx.db)) / limits.urls);
  const listings = Array.from({ length: parts }, (_, part) => `/sitemaps/listings-${part + 1}.xml`);
  const paths = ['/sitemaps/pages.xml', ...listings];
  if ((await listLandingPlaces(ctx)).length > 0) paths.push('/sitemaps/places.xml');
  if ((await listAgentIds(ctx)).length > 0) paths.push('/sitemaps/agents.xml');
  const lines = paths.map((path) => `<sitemap><loc>${urlOf(ctx, path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

/**
 * One part, numbered from 1, piece by piece: no connection is held between two batches, however slowly the client reads. A part that
 * does not exist is refused before its first byte.
 */
export async function sitemapPart(
  ctx: SitemapContext,
  { part }: { part: number },
  limits = LIMITS,
): Promise<AsyncIterable<string>> {
  if (!Number.isSafeInteger(part) || part < 1 || part > 1_000_000)
    throw new AppError('route.not_found');
  const skip = (part - 1) * limits.urls;
  const first = await findSitemapListings(ctx.db, { skip }, Math.min(limits.batch, limits.urls));
  if (first.length === 0) throw new AppError('route.not_found');
  return writePart(ctx, first, limits);
}

async function* writePart(
  ctx: SitemapContext,
  first: readonly SitemapListing[],
  limits: SitemapLimits,
): AsyncGenerator<string> {
  yield HEAD;
  let bytes = HEAD.length + TAIL.length;
  let urls = 0;
  let batch = first;
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    const lines: string[] = [];
    for (const listing of batch) {
      urls += 1;
      // Photos may fill the bytes that the remaining listings do not need.
      const room = limits.bytes - bytes - (limits.urls - urls) * PLAIN_URL_BYTES;
      const line = urlLine(ctx, listing, room);
      bytes += line.length;
      lines.push(line);
    }
    yield lines.join('');
    batch = await nextBatch(ctx, last, Math.min(limits.batch, limits.urls - urls));
  }
  yield TAIL;
}

async function nextBatch(
  ctx: SitemapContext,
  after: SitemapStart,
  limit: number,
): Promise<SitemapListing[]> {
  return limit <= 0 ? [] : findSitemapListings(ctx.db, after, limit);
}

/** Everything in it is ASCII, so its length is its bytes. */
function urlLine(ctx: SitemapContext, listing: SitemapListing, room: number): string {
  const start = `<url><loc>${urlOf(ctx, `/properties/${listing.id}`)}</loc><lastmod>${listing.updatedAt}</lastmod>`;
  const end = '</url>\n';
  let images = '';
  for (const photo of listing.photos) {
    const image = `<image:image><image:loc>${urlOf(ctx, `/uploads/${photo}/1600.jpg`)}</image:loc></image:image>`;
    if (start.length + images.length + image.length + end.length > room) break;
    images += image;
  }
  return start + images + end;
}

function urlOf({ publicOrigin }: SitemapContext, path: string): string {
  return escapeXml(publicOrigin + path);
}
