import { PHOTO_TYPES } from './photo-file.ts';

/** Twelve seconds at 1 Mbit/s. */
const WORTH_SHRINKING_BYTES = 1_500_000;
/** The widest photo that anybody sees has 1600 pixels; this leaves room for phones that count two for one. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

/** Whether the server could read the file as it is. */
const isKnown = ({ type }: Pick<File, 'type'>) => PHOTO_TYPES.split(',').includes(type);

/** A small photo goes as it is: looking into it would cost more than it spares. What the server cannot read, some browsers can. */
export const isWorthShrinking = (file: Pick<File, 'size' | 'type'>) =>
  file.size > WORTH_SHRINKING_BYTES || (file.type !== '' && !isKnown(file));

/** The size in which a picture of this size is sent. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The photo as a phone line can carry it: upright and no larger than needed. Itself, where that gains nothing or cannot be done. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isWorthShrinking(file)) return file;
  try {
    const smaller = await redraw(file);
    if (isKnown(file) && smaller.size >= file.size) return file;
    return new File([smaller], `${file.name.replace(/\.\w+$/u, '')}.jpg`, { type: smaller.type });
  } catch {
    return file;
  }
}

async function redraw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = sizeToSend(picture);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // As the server shows what is transparent.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    picture.close();
  }
}
