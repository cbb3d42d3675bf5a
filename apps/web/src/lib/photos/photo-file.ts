import { type PhotoFormat, PHOTO_MARK_BYTES, photoFormatOf } from '@pbr/schemas/photo-format';
import {
  MAX_CHOSEN_BYTES,
  MAX_CHOSEN_PIXELS,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
} from '@pbr/schemas/property/media/photo-limits';
import { imageDimensionsFromData } from 'image-dimensions';

/** Names HEIC by its endings as well, because many systems know no type for it. */
export const PHOTO_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The formats that a person may choose, in words. */
export const PHOTO_FORMATS = 'JPEG, PNG, WebP, AVIF o HEIC';

export interface PhotoSize {
  width: number;
  height: number;
}

export interface JudgedPhoto {
  format: PhotoFormat;
  /** Before the picture is turned upright; `null` if the header does not tell. */
  size: PhotoSize | null;
  /** Whether the server accepts the file as it is. */
  isSendable: boolean;
}

/** A chosen file cannot become a photo; `message` says why, for people. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
}

/** Judges a chosen file by its first bytes, before anything decodes it. Rejects with `UnusablePhoto`. */
export async function judgePhoto(file: File): Promise<JudgedPhoto> {
  if (file.size === 0) throw new UnusablePhoto('El archivo está vacío.');
  const head = await startOf(file, PHOTO_MARK_BYTES);
  const format = photoFormatOf(head);
  if (format === null) throw new UnusablePhoto(whatElse(head));
  if (file.size > MAX_CHOSEN_BYTES)
    throw new UnusablePhoto(`La foto pasa de ${MAX_CHOSEN_BYTES / 1024 / 1024} MB.`);
  const size = await sizeOf(file);
  const pixels = size && size.width * size.height;
  if (pixels !== null && pixels > MAX_CHOSEN_PIXELS)
    throw new UnusablePhoto(`La foto pasa de ${MAX_CHOSEN_PIXELS / 1e6} megapíxeles.`);
  const isSendable =
    format !== 'heic' &&
    file.size <= MAX_PHOTO_BYTES &&
    (pixels === null || pixels <= MAX_PHOTO_PIXELS);
  // Nothing is decoded here whose size is unknown; the server judges what it can read.
  if (!isSendable && size === null) throw new UnusablePhoto('La foto está dañada.');
  return { format, size, isSendable };
}

async function startOf(file: File, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

/** Most files tell their size in the first kilobytes, some behind large previews or profiles, a few at their end. */
const LOOKS = [64 * 1024, 2 * 1024 * 1024, MAX_CHOSEN_BYTES];

async function sizeOf(file: File): Promise<PhotoSize | null> {
  for (const bytes of LOOKS) {
    const size = imageDimensionsFromData(await startOf(file, bytes));
    if (size) return { width: size.width, height: size.height };
    if (bytes >= file.size) break;
  }
  return null;
}

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/u, 'Es un PDF, no una foto.'],
  [/^GIF8/u, 'Es un GIF, no una foto.'],
  [/^.{4}ftyp/su, 'Es un video, no una foto.'],
  [/^(?:II\*\0|MM\0\*)/u, 'Es una foto RAW o TIFF: guárdala como JPEG y elígela de nuevo.'],
  [/^\W*<(?:\?xml|svg|!--)/u, 'Es un dibujo SVG, no una foto.'],
];

function whatElse(head: Uint8Array): string {
  const text = String.fromCharCode(...head);
  const words = OTHERS.find(([mark]) => mark.test(text))?.[1];
  return words ?? `El archivo no es una foto ${PHOTO_FORMATS}.`;
}
