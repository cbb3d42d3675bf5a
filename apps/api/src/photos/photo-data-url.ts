import { AppError } from '../lib/errors.ts';

/** A photo inside JSON: its bytes. An address of a photo elsewhere is never fetched. */
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

/** Of what well-formed base64 stands for; the decoder passes over characters that do not belong there. */
const sizeOf = (base64: string) =>
  (base64.length / 4) * 3 - (/={0,2}$/u.exec(base64.slice(-2))?.[0].length ?? 0);
