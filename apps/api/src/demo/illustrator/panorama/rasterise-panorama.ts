import sharp from 'sharp';
import { drawPanorama, type PanoramaHour, type PanoramaShape } from './draw-panorama.ts';

/** Flat colours stay clean at this quality, and a phone loads the picture in a blink. */
const QUALITY = 62;

/** As WebP, `width` pixels wide. */
export function rasterisePanorama(shape: PanoramaShape, hour: PanoramaHour, width: number) {
  return sharp(Buffer.from(drawPanorama(shape, hour)))
    .resize({ width })
    .flatten()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true });
}
