import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { escapeXml } from '../../lib/xml.ts';
import { isAnyAgentListed } from '../agents/list-agents.ts';
import { listLandingPlaces } from '../properties/catalogue/list-landing-places.ts';
import { countedPlaces } from '../properties/places/ready-places.ts';
import {
  findSitemapListings,
  type IdRange,
  isAnyListed,
  type SitemapListing,
} from './sitemap.queries.ts';

type SitemapContext = Pick<ServiceContext, 'db' | 'publicOrigin' | 'readyValue'>;

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
  const paths = ['/sitemaps/pages.xml'];
  if (await isAnyListed(ctx.db)) {
    const parts = await countParts(ctx, limits);
    paths.push(...Array.from({ length: parts }, (_, part) => `/sitemaps/listings-${part + 1}.xml`));
  }
  if ((await listLandingPlaces(ctx)).length > 0) paths.push('/sitemaps/places.xml');
  if (await isAnyAgentListed(ctx)) paths.push('/sitemaps/agents.xml');
  const lines = paths.map((path) => `<sitemap><loc>${urlOf(ctx, path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Parts are filled to this share, because the ranges of ids hold not quite equal numbers. */
const FILLED = 0.8;

/** The number of parts is a power of two: when it grows, each part is split, and no listing moves otherwise. */
async function countParts(ctx: SitemapContext, limits: SitemapLimits): Promise<number> {
  const { offers } = await countedPlaces(ctx);
  return 2 ** Math.max(0, Math.ceil(Math.log2(offers.total / (limits.urls * FILLED))));
}

const ALL_IDS = 2n ** 128n;
const idAt = (part: number, parts: number) =>
  ((ALL_IDS * BigInt(part)) / BigInt(parts)).toString(16).padStart(32, '0');

/**
 * One part, numbered from 1, piece by piece: no connection is held between two batches, however slowly the client reads. A part that
 * does not exist is refused before its first byte.
 */
export async function sitemapPart(
  ctx: SitemapContext,
  { part }: { part: number },
  limits = LIMITS,
): Promise<AsyncIterable<string>> {
  const parts = await countParts(ctx, limits);
  if (!Number.isSafeInteger(part) || part < 1 || part > parts)
    throw new AppError('route.not_found');
  const range = { from: idAt(part - 1, parts), end: part === parts ? null : idAt(part, parts) };
  const limit = Math.min(limits.batch, limits.urls);
  const first = await findSitemapListings(ctx.db, range, { after: null, limit });
  if (first.length === 0) throw new AppError('route.not_found');
  return writePart(ctx, { range, first }, limits);
}

async function* writePart(
  ctx: SitemapContext,
  { range, first }: { range: IdRange; first: readonly SitemapListing[] },
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
    const limit = Math.min(limits.batch, limits.urls - urls);
    batch = limit <= 0 ? [] : await findSitemapListings(ctx.db, range, { after: last.id, limit });
  }
  yield TAIL;
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
