import { PHOTO_TYPES } from './photo-file.ts';

/** Twelve seconds of upload at 1 Mbit/s. */
const WORTH_SHRINKING_BYTES = 1_500_000;
/** The portal shows photos up to 1600 pixels wide; this leaves room for screens with two pixels per point. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

/** Whether the server can read the file unchanged. */
const isKnown = ({ type }: Pick<File, 'type'>) => PHOTO_TYPES.split(',').includes(type);

/** Small photos are sent unchanged: decoding costs more than it saves. Some browsers can read formats that the server cannot. */
export const isWorthShrinking = (file: Pick<File, 'size' | 'type'>) =>
  file.size > WORTH_SHRINKING_BYTES || (file.type !== '' && !isKnown(file));

/** The size at which a picture of this size is sent. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Returns an upright JPEG no larger than needed, or the file itself if shrinking fails or saves nothing. */
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
    // Transparent areas become white, as on the server.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    picture.close();
  }
}
