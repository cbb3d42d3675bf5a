import { wholeJpeg } from '@pbr/schemas/jpeg/whole-jpeg';
import type { PhotoFormat } from '@pbr/schemas/photo-format';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/media/photo-limits';
import type { PhotoSize } from './photo-file.ts';
import { sizeToSend } from './size-to-send.ts';

export interface RedrawTask {
  file: Blob;
  format: PhotoFormat;
}

export interface Redrawn extends PhotoSize {
  blob: Blob;
}

/** Without a picture: too few of its rows are there, or the browser cannot read it. */
export type RedrawAnswer = Redrawn | 'incomplete' | null;

/** The first is for photos, the others for what hardly compresses. */
const QUALITIES = [0.9, 0.75, 0.5];

addEventListener('message', ({ data }: MessageEvent<RedrawTask>) => {
  redraw(data).then(
    (redrawn) => postMessage(redrawn),
    () => postMessage(null),
  );
});

async function redraw({ file, format }: RedrawTask): Promise<RedrawAnswer> {
  const whole = format === 'jpeg' ? await withoutMissingRows(file) : file;
  if (whole === null) return 'incomplete';
  const picture = await decode(whole, format === 'heic');
  const size = sizeToSend(picture);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Transparent areas become white, as on the server.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  let blob = new Blob();
  for (const quality of QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MAX_PHOTO_BYTES) break;
  }
  return { blob, ...size };
}

/** Browsers refuse a JPEG that was cut off, or draw grey what is missing. */
async function withoutMissingRows(file: Blob): Promise<Blob | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const whole = wholeJpeg(bytes);
  return whole && (whole === bytes ? file : new Blob([whole]));
}

/** Upright in every case: the browser applies the orientation of a JPEG, and both decoders that of a HEIC. */
async function decode(file: Blob, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (!isHeic) throw error;
    const { decodeHeic } = await import('./decode-heic.ts');
    const { data, width, height } = decodeHeic(new Uint8Array(await file.arrayBuffer()));
    return createImageBitmap(new ImageData(data, width, height));
  }
}
