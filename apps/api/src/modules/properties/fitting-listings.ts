import type { Property } from '@pbr/schemas/property';

/** Of an answer, with what stands around the listings. */
const MAX_BYTES = 950_000;

/** What a listing takes beside its long words: keys, numbers, places and its agent; and what a photo takes. */
const AROUND_BYTES = 6000;
const PHOTO_BYTES = 1000;
const BYTES_OF_A_LETTER = 3;

/** How many listings, of those that come first, an answer has room for; one at least. */
export function countFitting(listings: readonly Property[]): number {
  if (sumOf(listings, mostBytesOf) <= MAX_BYTES) return listings.length;
  let bytes = 0;
  const overflowing = listings.findIndex((listing) => (bytes += bytesOf(listing)) > MAX_BYTES);
  return overflowing === -1 ? listings.length : Math.max(1, overflowing);
}

const sumOf = (listings: readonly Property[], measure: (listing: Property) => number) =>
  listings.reduce((sum, listing) => sum + measure(listing), 0);

const bytesOf = (listing: Property) => Buffer.byteLength(JSON.stringify(listing)) + 1;

/** Never too few, and found without writing anything down: most lists are far smaller. */
function mostBytesOf({ description, features, images, inquiries, commissionShares }: Property) {
  if (inquiries.length > 0 || commissionShares.length > 0) return Number.POSITIVE_INFINITY;
  const letters = features.reduce((sum, { length }) => sum + length + 1, description.length);
  return AROUND_BYTES + letters * BYTES_OF_A_LETTER + images.length * PHOTO_BYTES;
}
