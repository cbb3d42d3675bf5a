import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawPanorama,
  PANORAMA_HOURS,
  PANORAMA_SHAPES,
  type PanoramaShape,
} from './draw-panorama.ts';
import { rasterisePanorama } from './rasterise-panorama.ts';

/** The text of the theme in its two schemes. */
const INK = { day: '#23211d', night: '#ece7dd' } as const;

/** Where words may stand, as parts of the picture: left, top, width, height. */
const WORDS = {
  wide: [0, 0, 0.475, 0.495],
  tall: [0, 0, 1, 0.475],
} as const satisfies Record<PanoramaShape, readonly number[]>;

const shapes = Object.keys(PANORAMA_SHAPES) as PanoramaShape[];
const pictures = shapes.flatMap((shape) => PANORAMA_HOURS.map((hour) => [shape, hour] as const));

describe.each(pictures)('the %s picture of the city by %s', (shape, hour) => {
  const svg = drawPanorama(shape, hour);

  it('is the same every time', () => {
    expect(drawPanorama(shape, hour)).toBe(svg);
  });

  it('holds no broken number, names nothing outside itself and no name twice', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<image/u);
    const names = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is so calm where words stand that they can be read on every spot of it', async () => {
    const png = await rasterisePanorama(shape, hour, 828).png().toBuffer();
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [left, top, width, height] = WORDS[shape];
    let worst = 21;
    for (let y = Math.floor(info.height * top); y < info.height * (top + height); y += 1) {
      for (let x = Math.floor(info.width * left); x < info.width * (left + width); x += 1) {
        const at = (y * info.width + x) * 3;
        const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        worst = Math.min(worst, contrast(behind, luminance(channels(INK[hour]))));
      }
    }
    expect(worst).toBeGreaterThan(4.5);
  });
});

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
