import type { PhotoSize } from './photo-file.ts';

/** The portal keeps photos up to 1600 px wide and 4800 px tall. No browser refuses a canvas of this size; iOS ends at 16.7 megapixels. */
const BOX = { width: 2560, height: 4800 };

/** The size at which a picture is sent that cannot be sent as it is. */
export function sizeToSend({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
