import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, SCENE_NAMES } from './draw-scene.ts';
import { rasterise } from './rasterise.ts';

describe.each(SCENE_NAMES)('the drawing of %s', (scene) => {
  it('is the same every time', () => {
    expect(drawScene({ scene, variant: 1 })).toBe(drawScene({ scene, variant: 1 }));
  });

  it('is another picture for each variant', () => {
    const drawings = Array.from({ length: 8 }, (_, variant) => drawScene({ scene, variant }));
    expect(new Set(drawings).size).toBe(8);
  });

  it('holds no broken number and names nothing outside itself', () => {
    for (let variant = 0; variant < 8; variant += 1) {
      const svg = drawScene({ scene, variant });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|href|<image|<script/u,
      );
    }
  });

  it('gives every gradient and clip its own name', () => {
    for (let variant = 0; variant < 8; variant += 1) {
      const names = [...drawScene({ scene, variant }).matchAll(/ id="([^"]+)"/gu)].map(
        ([, id]) => id,
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('a rasterised drawing', () => {
  it('is an opaque PNG of 1600 x 1200', async () => {
    const header = await sharp(await rasterise({ scene: 'land', variant: 0 })).metadata();
    expect(header).toMatchObject({ format: 'png', width: 1600, height: 1200, hasAlpha: false });
  });
});
