import { AppError } from '../lib/errors.ts';

/** Reads the bytes of a photo that stands in JSON as a data URL. A photo at another address is never fetched. */
export function bytesOfDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  const head = url.slice(0, Math.max(comma, 0)).toLowerCase();
  const base64 = url.slice(comma + 1);
  const bytes = Buffer.from(base64, 'base64');
  if (!head.startsWith('data:') || !head.endsWith(';base64') || bytes.length !== sizeOf(base64))
    throw new AppError('request.invalid', { fields: { url: 'La foto no llegó completa.' } });
  if (!head.startsWith('data:image/')) throw new AppError('image.unsupported');
  return bytes;
}

/** Bytes of well-formed base64 of this length; the decoder skips characters that do not belong there. */
const sizeOf = (base64: string) =>
  (base64.length / 4) * 3 - (/={0,2}$/u.exec(base64.slice(-2))?.[0].length ?? 0);
