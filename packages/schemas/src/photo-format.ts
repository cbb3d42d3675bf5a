export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Enough bytes for the longest mark of a format. */
export const PHOTO_MARK_BYTES = 64;

const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
const HEIC_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx']);

/** The format that the first bytes of a file promise; its name and declared type prove nothing. */
export function photoFormatOf(head: Uint8Array): PhotoFormat | null {
  const text = String.fromCharCode(...head.subarray(0, PHOTO_MARK_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (!text.startsWith('ftyp', 4)) return null;
  const brand = text.slice(8, 12);
  if (AVIF_BRANDS.has(brand)) return 'avif';
  if (!HEIC_BRANDS.has(brand)) return null;
  // 'mif1' says only that it is a picture; the brands that follow say of what kind.
  const others = text.slice(16, Math.min(boxSize(head), PHOTO_MARK_BYTES)).match(/.{4}/gsu) ?? [];
  return others.some((other) => AVIF_BRANDS.has(other)) ? 'avif' : 'heic';
}

const boxSize = ([a = 0, b = 0, c = 0, d = 0]: Uint8Array) =>
  a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
