import { describe, expect, it } from 'vitest';
import { pageHead } from './seo.ts';

const page = {
  title: 'Casa con jardín',
  publicOrigin: 'https://portal.test',
  path: '/properties/1',
};
const described = { description: 'Tres recámaras.' };

function content(head: ReturnType<typeof pageHead>, key: string) {
  return head.meta.find((meta) => meta.name === key || meta.property === key)?.content;
}

describe('the head of a page', () => {
  it('names the page and the portal', () => {
    expect(pageHead(page, described).meta).toContainEqual({
      title: 'Casa con jardín | Portal PBR',
    });
  });

  it('keeps typed text on one line in one direction, with every character', () => {
    const words = 'Casa "azul" & <b>\n\u2028 🏡 \u202eotxet\u2066';
    const head = pageHead(
      { ...page, title: words },
      { description: words, picture: { path: '/x', alt: words } },
    );
    const line = 'Casa "azul" & <b> 🏡 otxet';
    for (const key of ['og:description', 'og:image:alt', 'twitter:image:alt', 'description'])
      expect(content(head, key), key).toBe(line);
    expect(content(head, 'og:title')).toBe(`${line} | Portal PBR`);
    expect(head.meta).toContainEqual({ title: `${line} | Portal PBR` });
  });

  it('has one absolute URL, for search engines and for sharing', () => {
    const head = pageHead(page, described);
    const href = 'https://portal.test/properties/1';
    expect(head.links).toEqual([
      { rel: 'canonical', href },
      { rel: 'alternate', hrefLang: 'es-MX', href },
      { rel: 'alternate', hrefLang: 'x-default', href },
    ]);
    expect(content(head, 'og:url')).toBe('https://portal.test/properties/1');
  });

  it("has the portal's picture if it has none of its own", () => {
    const head = pageHead(page, described);
    expect(content(head, 'og:image')).toMatch(/^https:\/\/portal\.test\/og\/portal\.jpg/u);
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
    expect(content(head, 'og:image:width')).toBe('1200');
  });

  it('gives the absolute URL, size and description of its picture', () => {
    const head = pageHead(page, {
      ...described,
      picture: { path: '/og/1.jpg', alt: 'Casa en Condesa' },
    });
    expect(content(head, 'og:image')).toBe('https://portal.test/og/1.jpg');
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
    expect(content(head, 'twitter:image')).toBe('https://portal.test/og/1.jpg');
    expect(content(head, 'og:image:width')).toBe('1200');
    expect(content(head, 'og:image:height')).toBe('630');
    expect(content(head, 'og:image:alt')).toBe('Casa en Condesa');
  });

  it("omits the portal's name where it would be cut, and cuts long titles between words", () => {
    const titleOf = (title: string) => pageHead({ ...page, title }, described).meta[0]?.title;
    expect(titleOf('x'.repeat(52))).toBe(`${'x'.repeat(52)} | Portal PBR`);
    expect(titleOf('x'.repeat(53))).toBe('x'.repeat(53));
    expect(titleOf('palabra '.repeat(20))).toMatch(/^(palabra ){7}palabra…$/u);
  });

  it('shortens typed texts to one line, cut between words', () => {
    const description = `Casa\n\tgrande   ${'palabra '.repeat(40)}`;
    const text = content(pageHead(page, { description }), 'description') ?? '';
    expect(text).toMatch(/^Casa grande palabra (palabra )+palabra…$/u);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('cuts even a text without spaces', () => {
    const text = content(pageHead(page, { description: 'x'.repeat(500) }), 'description') ?? '';
    expect(text).toHaveLength(160);
  });

  it('asks search engines to stay away only when told', () => {
    expect(content(pageHead(page, described), 'robots')).toBeUndefined();
    expect(content(pageHead({ ...page, noindex: true }, described), 'robots')).toBe('noindex');
  });
});
