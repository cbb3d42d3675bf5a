import { describe, expect, it } from 'vitest';
import { pageHead } from './seo.ts';

const page = {
  title: 'Casa con jardín',
  description: 'Tres recámaras.',
  publicOrigin: 'https://portal.test',
  path: '/properties/1',
};

function content(head: ReturnType<typeof pageHead>, key: string) {
  return head.meta.find((meta) => meta.name === key || meta.property === key)?.content;
}

describe('the head of a page', () => {
  it('names the page and the portal', () => {
    expect(pageHead(page).meta).toContainEqual({ title: 'Casa con jardín | Portal PBR' });
  });

  it('has one absolute address, for search engines and for sharing', () => {
    const head = pageHead(page);
    expect(head.links).toEqual([{ rel: 'canonical', href: 'https://portal.test/properties/1' }]);
    expect(content(head, 'og:url')).toBe('https://portal.test/properties/1');
  });

  it('makes the address of a picture absolute', () => {
    const head = pageHead({ ...page, imageUrl: '/uploads/a/1024.jpg' });
    expect(content(head, 'og:image')).toBe('https://portal.test/uploads/a/1024.jpg');
    expect(content(pageHead({ ...page, imageUrl: undefined }), 'og:image')).toBeUndefined();
  });

  it('brings texts of people to one line of a sensible length, cut between words', () => {
    const description = `Casa\n\tgrande   ${'palabra '.repeat(40)}`;
    const text = content(pageHead({ ...page, description }), 'description') ?? '';
    expect(text).toMatch(/^Casa grande palabra (palabra )+palabra…$/u);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('cuts even a text without spaces', () => {
    const text = content(pageHead({ ...page, description: 'x'.repeat(500) }), 'description') ?? '';
    expect(text).toHaveLength(160);
  });

  it('asks search engines to stay away only when told', () => {
    expect(content(pageHead(page), 'robots')).toBeUndefined();
    expect(content(pageHead({ ...page, noindex: true }), 'robots')).toBe('noindex');
  });
});
