import { TRPCError } from '@trpc/server';
import { describe, expect, it, vi } from 'vitest';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { aPropertyCard } from './testing/a-property-card.ts';
import { aPropertyDetail } from './testing/a-property-detail.ts';
import { aListing } from './testing/a-listing.ts';
import { aUser, type fakeRouter } from './testing/fake-server.ts';
import { emptyPage, ORIGIN, renderer } from './testing/server-renderer.ts';
import { alternativesWith } from './testing/alternatives-with.ts';

describe('two simultaneous renders', () => {
  it("never show each other's data", async () => {
    const visitors = ['Xóchitl', 'Yolotl', 'Zyanya'];
    const arrived = new Set<string>();
    let open: () => void = () => {};
    const everybodyIsHere = new Promise<void>((resolve) => (open = resolve));
    const render = renderer({
      'property.search': async (_input, { visitor }) => {
        arrived.add(visitor);
        if (arrived.size === visitors.length) open();
        await everybodyIsHere;
        const items = [aPropertyCard({ name: `Casa de ${visitor}` })];
        return { ...emptyPage, items, total: 1, pageCount: 1 };
      },
      'session.user': (_input, { visitor }) => aUser(visitor),
    });

    const pages = await Promise.all(visitors.map((visitor) => render('/properties', visitor)));

    for (const [index, { html }] of pages.entries()) {
      for (const [other, visitor] of visitors.entries()) {
        expect(html.includes(visitor)).toBe(other === index);
        expect(html.includes(`nonce-of-${visitor}`)).toBe(other === index);
      }
    }
  });
});

describe('a page', () => {
  it('carries its data, so that the browser requests nothing again', async () => {
    const featured = vi.fn(() => ({ items: [aPropertyCard({ name: 'Loft en la Roma' })] }));
    const { html, status } = await renderer({ 'property.featured': featured })('/');

    expect(status).toBe(200);
    expect(featured).toHaveBeenCalledTimes(1);
    expect(html).toContain('<h3');
    // Once to be read, once for the browser's cache.
    expect(html.split('Loft en la Roma').length - 1).toBeGreaterThanOrEqual(2);
  });

  it('is in Mexican Spanish and names its scripts and sheets before they are needed', async () => {
    const { html } = await renderer()('/');

    expect(html).toContain('<html lang="es-MX"');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/entry\.css"/u);
    expect(html).toContain('(["/assets/entry.js"],');
    // Nothing takes the connection from what is seen first.
    expect(html).not.toMatch(/modulepreload" href|<script[^>]* src=/u);
  });

  it('puts the nonce on every inline script and style', async () => {
    const { html } = await renderer()('/');

    // Data blocks run nothing.
    const tags = html.match(/<(?:script(?! type="application\/ld\+json")|style)\b[^>]*>/gu) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    expect(tags.filter((tag) => !tag.includes('nonce="nonce-of-Ana"'))).toEqual([]);
  });

  it('names absolute URLs of the portal, whatever host was requested', async () => {
    const { html } = await renderer({
      'property.search': () => ({ ...emptyPage, items: [] }),
    })('/properties?sort=price-low&operation=venta&bedrooms=2');

    expect(html).toContain(
      `<link rel="canonical" href="${ORIGIN}/properties?operation=venta&amp;bedrooms=2"`,
    );
    expect(html).toContain(
      `<meta property="og:url" content="${ORIGIN}/properties?operation=venta&amp;bedrooms=2"`,
    );
  });
});

describe('the number of unanswered inquiries', () => {
  it('is in the header of the first paint', async () => {
    const unanswered = vi.fn(() => ({ count: 3 }));
    const { html } = await renderer({
      'session.user': () => aUser('Ana'),
      'inquiry.unanswered': unanswered,
    })('/help');
    expect(html).toContain('aria-label="Consultas: 3 sin responder"');
    expect(unanswered).toHaveBeenCalledTimes(1);
  });

  it('is not read for a visitor, and a page without it is whole', async () => {
    const unanswered = vi.fn(() => {
      throw new Error('the database is away');
    });
    const answers = { 'inquiry.unanswered': unanswered };
    expect((await renderer(answers)('/help')).status).toBe(200);
    expect(unanswered).not.toHaveBeenCalled();
    const { status, html } = await renderer({
      ...answers,
      'session.user': () => aUser('Ana'),
    })('/help');
    expect(status).toBe(200);
    expect(html).toContain('aria-label="Consultas"');
  });
});

describe('a search that found nothing', () => {
  const alternatives = vi.fn(() =>
    alternativesWith({ without: [{ part: 'price', total: 3, totalIsCapped: false }] }),
  );
  const found = { items: [] as PropertyCard[], total: 0 };
  const render = renderer({
    'property.search': () => ({ ...emptyPage, ...found }),
    'property.alternatives': alternatives,
  });

  it('shows what helps in the first answer, with its style sheets', async () => {
    const { html } = await render('/properties?type=casa&maxPrice=25000&sort=price-low');

    expect(alternatives.mock.calls).toEqual([
      [{ type: 'casa', maxPrice: 25_000 }, expect.anything()],
    ]);
    expect(html).toMatch(
      /<a [^>]*href="\/properties\?type=casa&amp;sort=price-low"[^>]*><span[^>]*>Sin tope de precio/u,
    );
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/empty-page\.css"/u);
  });

  it('is not what a page after the last one asks about', async () => {
    alternatives.mockClear();
    found.total = 30;
    const { html } = await render('/properties?page=9');

    expect(html).toContain('Ir a la primera página');
    expect(alternatives).not.toHaveBeenCalled();
  });
});

describe('URLs', () => {
  const search = vi.fn(() => ({ ...emptyPage, items: [] }));
  const render = renderer({ 'property.search': search });

  it.each([
    ['/properties?search=123', { search: '123' }],
    ['/properties?search=true', { search: 'true' }],
    ['/properties?search=null', { search: 'null' }],
    ['/properties?search=roma+norte&operation=venta', { search: 'roma norte', operation: 'venta' }],
    ['/properties?amenities=Alberca,Gimnasio', { amenities: 'Alberca,Gimnasio' }],
    ['/properties?bedrooms=3&page=2', { bedrooms: 3, page: 2 }],
    ['/properties?utm_source=correo&operation=renta', { operation: 'renta' }],
    ['/properties?operation=&type=&search=', {}],
  ])('%s requests %o', async (path, input) => {
    search.mockClear();
    const { status } = await render(path);

    expect(status).toBe(200);
    expect(search.mock.calls).toEqual([[input, expect.anything()]]);
  });

  it.each([
    ['/properties?type=castillo&search=123', '/properties?search=123'],
    ['/properties?bedrooms=muchas', '/properties?unclear=bedrooms%3Amuchas'],
    ['/properties?page=0&sort=constructor', '/properties'],
    ['/properties?operation=venta&operation=renta', '/properties'],
    ['/properties?__proto__=x&minPrice=-5', '/properties?unclear=minPrice%3A-5'],
    ['/properties/', '/properties'],
  ])('%s leads to %s, which leads nowhere else', async (path, target) => {
    const { status, headers } = await render(path);
    expect(status).toBe(307);
    expect(headers.get('location')).toBe(target);

    expect((await render(target)).status).toBe(200);
  });

  it.each(['//evil.test/', '//evil.test', String.raw`/\evil.test`])(
    '%s stays on the portal',
    async (path) => {
      const { headers } = await render(path);
      const target = new URL(headers.get('location') ?? '/', ORIGIN);
      expect(target.origin).toBe(ORIGIN);
    },
  );
});

describe('pages that are not public', () => {
  const asMember = (answers: Parameters<typeof fakeRouter>[0] = {}) =>
    renderer({ 'session.user': () => aUser('Xóchitl'), ...answers });

  it.each([
    '/dashboard',
    '/my-properties',
    '/inquiries',
    '/shared-commissions',
    '/settings',
    '/admin',
  ])('%s does not exist for a visitor', async (path) => {
    const { status, html } = await renderer()(path);

    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
  });

  it('the administration is refused to other members', async () => {
    const { status } = await asMember()('/admin');

    expect(status).toBe(403);
  });

  it.each([
    ['/', '/properties'],
    ['/auth', '/'],
    ['/auth?redirect=/settings', '/settings'],
  ])('%s leads a member to %s', async (path, target) => {
    const { status, headers } = await asMember()(path);

    expect(status).toBe(307);
    expect(headers.get('location')).toBe(target);
  });

  it("a visitor's favourites are shown without requesting an account", async () => {
    const ids = vi.fn();
    const { status, html } = await renderer({ 'favorite.ids': ids })('/favorites');

    expect(status).toBe(200);
    // Only scripts can read the browser's favourites.
    expect(html).toMatch(/<noscript><p[^>]*>Para ver y guardar favoritas, activa JavaScript/u);
    expect(ids).not.toHaveBeenCalled();
  });

  it("a member's own listings are in the first answer", async () => {
    const counts = { total: 1, active: 1, forSale: 1, forRent: 0 };
    const { html } = await asMember({
      'property.mine': async () => {
        // Later than the page without it would be ready.
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { items: [aListing({ name: 'Casa Uno' })], total: 1, page: 1, pageCount: 1, counts };
      },
    })('/my-properties');

    expect(html).toContain('Casa Uno');
  });
});

describe('an unknown page', () => {
  it('answers 404 with the words of the specification and asks not to be indexed', async () => {
    const { status, html } = await renderer()('/no-existe');

    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/u);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<title>404 Page Not Found');
  });

  it('makes no markup from the URL', async () => {
    const { html } = await renderer()('/%3Cscript%3Ealert(1)%3C/script%3E?%3Cscript%3Ealert(1)');

    expect(html.includes('<script>alert(1)')).toBe(false);
  });
});

describe('a page whose data failed to load', () => {
  const failing = (code: 'INTERNAL_SERVER_ERROR' | 'SERVICE_UNAVAILABLE') => () => {
    throw new TRPCError({
      code,
      message: 'select * from secrets',
      cause: new Error('at query.ts:1'),
    });
  };

  it('answers 500 with words for people and no details', async () => {
    const { status, html, errors } = await renderer({
      'property.featured': failing('INTERNAL_SERVER_ERROR'),
    })('/');

    expect(status).toBe(500);
    expect(html).toContain('Intentar de nuevo');
    expect(html).toContain('Portal de prueba');
    expect(html).not.toMatch(/query\.ts|TRPCError/u);
    expect(errors).toHaveLength(1);
  });

  it('answers 503 when the service is temporarily away', async () => {
    const { status } = await renderer({ 'property.featured': failing('SERVICE_UNAVAILABLE') })('/');

    expect(status).toBe(503);
  });

  it('for the call that reads a sentence never shows what the words find', async () => {
    const search = vi.fn(() => ({ ...emptyPage, items: [] }));
    const { status, html } = await renderer({
      'property.understand': failing('SERVICE_UNAVAILABLE'),
      'property.search': search,
    })('/properties?search=depa+de+2+recamaras+hasta+25+mil');

    expect(status).toBe(503);
    expect(html).toContain('Intentar de nuevo');
    expect(html).not.toContain('0 propiedades');
    expect(search).not.toHaveBeenCalled();
  });

  it('of a listing that is named by its short id leads to the whole one', async () => {
    const id = '0a1b2c3d-0000-4000-8000-000000000000';
    const { status, headers } = await renderer({
      'property.get': () => aPropertyDetail({ id }),
    })('/properties/pbr-0a1b2c3d');

    expect(status).toBe(307);
    expect(headers.get('location')).toBe(`/properties/${id}`);
  });

  it('of a listing is whole without the end that could not be loaded', async () => {
    const { html, status } = await renderer({
      'property.get': () => aPropertyDetail({ name: 'Casa en Coyoacán' }),
      'property.related': () => {
        throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'The base is away' });
      },
    })(`/properties/${crypto.randomUUID()}`);

    expect(status).toBe(200);
    expect(html).toContain('Casa en Coyoacán');
  });

  it('of an empty search is whole without what helps, and still clears the filters', async () => {
    const { html, status } = await renderer({
      'property.search': () => ({ ...emptyPage, items: [] }),
      'property.alternatives': () => {
        throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'The base is away' });
      },
    })('/properties?type=casa&sort=price-low');

    expect(status).toBe(200);
    expect(html).toContain('No se encontraron propiedades');
    expect(html).toMatch(
      /<a [^>]*href="\/properties\?sort=price-low"[^>]*>Limpiar filtros<\/a><\/p>/u,
    );
  });

  it("is still a whole document when even the company's facts are missing", async () => {
    const { status, html } = await renderer({ 'site.get': failing('INTERNAL_SERVER_ERROR') })('/');

    expect(status).toBe(500);
    expect(html).toContain('<html lang="es-MX"');
    expect(html).toContain('Intentar de nuevo');
  });
});
