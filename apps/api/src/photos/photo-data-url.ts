import { wrongField } from '../lib/errors.ts';

/**
 * Reads the bytes of a photo that stands in JSON as a data URL, as browsers read it (https://fetch.spec.whatwg.org/#data-url-processor).
 * Its declared type proves nothing. A photo at another URL is never fetched.
 */
export function bytesOfDataUrl(url: string): Buffer {
  const [text = ''] = url
    .trim()
    .replaceAll(/[\t\n\r]+/gu, '')
    .split('#', 1);
  const comma = text.indexOf(',');
  const head = text.slice(0, Math.max(comma, 0)).trimEnd();
  if (!/^data:/iu.test(head)) throw incomplete();
  const body = text.slice(comma + 1);
  if (!/; *base64$/iu.test(head)) return percentDecoded(body);
  return base64Decoded(body.includes('%') ? percentDecoded(body).toString('latin1') : body);
}

/** Decodes into the same bytes: a photo may have ten million percent signs. */
function percentDecoded(text: string): Buffer {
  const bytes = Buffer.from(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const code = byte === PERCENT ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : NaN;
    const isEncoded = !Number.isNaN(code);
    bytes[length] = isEncoded ? code : byte;
    length += 1;
    if (isEncoded) at += 2;
  }
  return bytes.subarray(0, length);
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  // The letters of both cases differ in one bit.
  const letter = (byte | 0x20) - 0x61;
  return letter >= 0 && letter < 6 ? letter + 10 : NaN;
}

/** White space does not count, and the padding may be missing, but not be wrong (https://infra.spec.whatwg.org/#forgiving-base64-decode). */
function base64Decoded(text: string): Buffer {
  const padded = text.replaceAll(/[\t\n\f\r ]+/gu, '');
  const base64 = padded.length % 4 === 0 ? padded.replace(/={1,2}$/u, '') : padded;
  const bytes = Buffer.from(base64, 'base64');
  // Node skips characters that do not belong there, and reads the ones of base64url too.
  const isExact = base64.length % 4 !== 1 && bytes.length === Math.floor((base64.length * 3) / 4);
  if (!isExact || base64.includes('-') || base64.includes('_')) throw incomplete();
  return bytes;
}

const incomplete = () => wrongField('url', 'La foto no llegó completa.');

const PERCENT = 0x25;
