import { existsSync } from 'node:fs';
import { IMAGE_CATEGORIES } from '@pbr/schemas/property/values';
import { describe, expect, it } from 'vitest';
import { photoSrcSet, placeholderUrl } from './property-photo.ts';

describe('placeholderUrl', () => {
  it.each([
    ['fachada', '/placeholders/fachada.svg'],
    ['recamara', '/placeholders/recamara.svg'],
    ['bano', '/placeholders/bano.svg'],
    ['exterior', '/placeholders/exterior.svg'],
    ['otros', '/placeholders/otros.svg'],
    ['../etc', '/placeholders/fachada.svg'],
  ])('shows for %s the drawing %s', (category, url) => {
    expect(placeholderUrl(category)).toBe(url);
  });

  it.each(IMAGE_CATEGORIES)('has an existing drawing for %s', (category) => {
    const file = new URL(`../../../public${placeholderUrl(category)}`, import.meta.url);
    expect(placeholderUrl(category)).toContain(category);
    expect(existsSync(file)).toBe(true);
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
