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

/** The first of the offered encodings that this client accepts. */
export function acceptedEncoding(
  header: string | string[] | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  return offered.find((encoding) => accepts[encoding].test(String(header ?? '')));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses off the event loop. Brotli runs at a level that pays for answers sent more than once. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(bytes);
}
