/** Of an answer, with what stands around the listings. */
const MAX_BYTES = 950_000;

/** How many listings of this JSON array, of those that come first, an answer has room for, one at least; Infinity when all fit. */
export function countFitting(json: string): number {
  if (Buffer.byteLength(json) <= MAX_BYTES) return Number.POSITIVE_INFINITY;
  let bytes = 0;
  const overflowing = (JSON.parse(json) as unknown[]).findIndex((listing) => {
    bytes += Buffer.byteLength(JSON.stringify(listing)) + 1;
    return bytes > MAX_BYTES;
  });
  return overflowing === -1 ? Number.POSITIVE_INFINITY : Math.max(1, overflowing);
}
