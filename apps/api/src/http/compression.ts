import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Compressing smaller answers does not make them shorter. */
export const COMPRESS_FROM_BYTES = 1024;

const TEXT = /^(?:text\/|application\/(?:json|xml|manifest\+json)\b)/u;

export const isText = (contentType: unknown): boolean =>
  typeof contentType === 'string' && TEXT.test(contentType);

const takes = (encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'u');
const accepts: Readonly<Record<Encoding, RegExp>> = { br: takes('br'), gzip: takes('gzip') };

const BY_PREFERENCE: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding that this client accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  return BY_PREFERENCE.find((encoding) => accepts[encoding].test(String(header ?? '')));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The level of brotli. At the lower one it takes no longer than gzip, and the answer is still shorter. */
const QUALITY = { kept: 5, once: 3 };
/** Whether an answer is kept and sent again. */
export type Use = keyof typeof QUALITY;

/** Compresses off the event loop. */
export function compress(bytes: Uint8Array, encoding: Encoding, use: Use): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] } })
    : zip(bytes);
}
