import { existsSync } from 'node:fs';
import { PROPERTY_TYPES } from '@pbr/schemas/property/values';
import { describe, expect, it } from 'vitest';
import { drawingUrl, photoSrcSet } from './property-photo.ts';

describe('drawingUrl', () => {
  it.each(PROPERTY_TYPES)('has an existing drawing for %s', (type) => {
    expect(drawingUrl(type)).toContain(type);
    expect(existsSync(new URL(`../../../public${drawingUrl(type)}`, import.meta.url))).toBe(true);
  });

  it.each([undefined, '', '../etc'])('shows a house for the type %s', (type) => {
    expect(drawingUrl(type)).toBe('/placeholders/casa.svg');
  });
});

describe('photoSrcSet', () => {
  it('offers every width as WebP, or those up to one of them', () => {
    expect(photoSrcSet({ baseUrl: '/uploads/ab' })).toBe(
      '/uploads/ab/320.webp 320w, /uploads/ab/640.webp 640w, /uploads/ab/1024.webp 1024w, /uploads/ab/1600.webp 1600w, /uploads/ab/1080.webp 1080w',
    );
    expect(photoSrcSet({ baseUrl: '/uploads/ab' }, 640)).toBe(
      '/uploads/ab/320.webp 320w, /uploads/ab/640.webp 640w',
    );
  });
});
