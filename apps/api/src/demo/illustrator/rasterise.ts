import sharp from 'sharp';
import { type Drawing, drawScene } from './draw-scene.ts';

/** The drawing as a PNG, to be stored like any photo. Only SVG of our own making comes here. */
export function rasterise(drawing: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(drawing)))
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
