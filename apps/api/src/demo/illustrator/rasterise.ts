import sharp from 'sharp';
import { type Drawing, drawScene } from './draw-scene.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** Faces are shown round, so only the middle of their picture is kept. */
const MIDDLE_SQUARE = { left: (WIDTH - HEIGHT) / 2, top: 0, width: HEIGHT, height: HEIGHT };

/** The drawing as a PNG, to be stored like any photo. Only SVG of our own making comes here. */
export function rasterise(drawing: Drawing): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawScene(drawing))).flatten();
  if (drawing.scene === 'portrait') picture.extract(MIDDLE_SQUARE);
  return picture.png({ compressionLevel: 1 }).toBuffer();
}
