// npx tsx src/cli/draw-hero.ts, from apps/api: draws the home page's pictures again, the same every time.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  PANORAMA_HOURS,
  type PanoramaHour,
  type PanoramaShape,
} from '../demo/illustrator/panorama/draw-panorama.ts';
import { rasterisePanorama } from '../demo/illustrator/panorama/rasterise-panorama.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../web/src/features/properties/home/hero');
/** Pixels. The tall picture is for phones. */
const WIDTHS: readonly (readonly [PanoramaShape, number])[] = [
  ['tall', 828],
  ['wide', 1280],
  ['wide', 1920],
];

async function draw(shape: PanoramaShape, width: number, hour: PanoramaHour) {
  const file = path.join(FOLDER, `${shape}-${hour}-${width}.webp`);
  const { size } = await rasterisePanorama(shape, hour, width).toFile(file);
  console.log(`${path.relative(process.cwd(), file)}: ${size} bytes`);
}

await mkdir(FOLDER, { recursive: true });
for (const hour of PANORAMA_HOURS) {
  for (const [shape, width] of WIDTHS) await draw(shape, width, hour);
}
