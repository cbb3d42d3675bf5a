import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/photo-limits';
import type { PhotoSize } from './photo-file.ts';
import { sizeToSend } from './size-to-send.ts';

export interface RedrawRequest {
  file: Blob;
  isHeic: boolean;
}

export interface Redrawn extends PhotoSize {
  blob: Blob;
}

/** The first is for photos, the others for what hardly compresses. */
const QUALITIES = [0.9, 0.75, 0.5];

addEventListener('message', ({ data }: MessageEvent<RedrawRequest>) => {
  redraw(data).then(
    (redrawn) => postMessage(redrawn),
    () => postMessage(null),
  );
});

async function redraw({ file, isHeic }: RedrawRequest): Promise<Redrawn> {
  const picture = await decode(file, isHeic);
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
