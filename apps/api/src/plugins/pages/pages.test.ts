import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../router.ts';
import { builtWeb } from '../../testing/built-web.ts';
import { pages } from './pages.ts';
import { readyAnswers } from '../ready-answers.ts';
import { createReadyStores } from '../../answers/ready-stores.ts';

const ORIGIN = 'https://portal.test';

/** The renderer of a built web; its pages show the request that they got. */
const ENTRY = `
let renders = 0;
export function createRenderer({ publicOrigin, assets }) {
  return async ({ request, createContext, nonce, onError }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/throws') throw new Error('secret of the renderer');
    if (pathname === '/missing') onError(Object.assign(new Error('nobody is there'), { code: 'NOT_FOUND' }));
    if (pathname === '/fails') onError(new Error('secret of a loader'));
    if (pathname === '/moved') return { status: 307, headers: new Headers({ location: '/' }), html: '' };
    const status = { '/missing': 404, '/fails': 500 }[pathname] ?? 200;
    const seen = JSON.stringify({ url: request.url, publicOrigin, assets, nonce, visitor: createContext().visitor });
    renders += 1;
    const inline = pathname === '/help' ? '<script nonce="' + nonce + '">start("é")</script><script nonce="' + nonce + '" src="/a.js"></script><script>told()</script>' : '';
    const html = '<!doctype html><p>' + inline + seen + (search.endsWith('count') ? renders : '') + ((pathname + search).includes('long') ? 'x'.repeat(5000) : '');
    return { status, headers: new Headers({ 'content-type': 'text/html; charset=UTF-8' }), html };
  };
}`;

let app: FastifyInstance;
const logged: string[] = [];
let requests = 0;

beforeAll(async () => {
  const webRoot = await builtWeb(ENTRY);
  app = fastify({
    logger: { level: 'error', stream: { write: (line) => void logged.push(line) } },
  });
  app.decorate('publicOrigin', ORIGIN);
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    requests += 1;
    request.cspNonce = `nonce-${requests}`;
    reply.header(
      'content-security-policy',
      `script-src 'self' 'nonce-${request.cspNonce}'; style-src-elem 'self' 'nonce-${request.cspNonce}'`,
    );
  });
  app.decorateRequest('actor', () => ({ kind: 'visitor' }) as const);
  app.decorateRequest('serviceContext', () => ({ visitor: 'Ana' }) as never);
  await app.register(readyAnswers, createReadyStores(1024 * 1024));
  await pages(app, { webRoot, development: false, router: appRouter });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers: { host: 'evil.test', ...headers } });

describe('a page', () => {
  it('is rendered with the request, the portal’s own origin, the assets and the nonce', async () => {
    const answer = await get('/properties?search=roma+norte');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/u);
    expect(JSON.parse(answer.body.replace('<!doctype html><p>', ''))).toEqual({
      url: `${ORIGIN}/properties?search=roma+norte`,
      publicOrigin: ORIGIN,
      assets: { manifest: { entry: {} } },
      nonce: `nonce-${requests}`,
      visitor: 'Ana',
    });
  });

  it('is not kept by shared caches', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('cookie');
  });

  it('is compressed if it is long and the browser accepts that', async () => {
    const readers = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpack] of Object.entries(readers)) {
      const answer = await get('/agents?page=long', {
        accept: 'text/html',
        'accept-encoding': encoding,
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack(answer.rawPayload).toString()).toContain('xxxx');
    }
    const once = await get('/long', { accept: 'text/html', 'accept-encoding': 'br, gzip' });
    expect(once.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(once.rawPayload).toString()).toContain('xxxx');
    for (const refused of ['deflate', 'gzip;q=0', 'identity, gzip;q=0.0']) {
      const plain = await get('/long', { accept: 'text/html', 'accept-encoding': refused });
      expect(plain.headers['content-encoding']).toBeUndefined();
    }
    for (const short of ['/agents', '/short']) {
      const { headers } = await get(short, { accept: 'text/html', 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding'], short).toBeUndefined();
    }
  });

  it('made before goes to the next visitor unchanged, and not again to a client that has it', async () => {
    const [first, second] = [await get('/agents?page=count'), await get('/agents?page=count')];
    expect(second.body).toBe(first.body);
    expect(second.headers['content-security-policy']).toBe(
      first.headers['content-security-policy'],
    );
    const again = await get('/agents?page=count', {
      accept: 'text/html',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it.each([
    ['/venta/sonora?type=casa&utm=1', '/venta/sonora?type=casa&x=%22', '/venta/sonora?type=casa'],
    ['/venta?page=2&type=casa', '/venta?type=casa&page=2', '/venta?page=2&type=casa'],
    ['/properties?x=1&search=roma', '/properties?search=roma&y', '/properties?search=roma'],
    [
      '/properties?places=a,b&places=c',
      '/properties?places=a,b&places=c&x',
      '/properties?places=a,b&places=c',
    ],
    [
      '/properties?search=roma&asked=roma&x',
      '/properties?search=roma&asked=roma',
      '/properties?asked=roma&search=roma',
    ],
    ['/agents?x=1', '/agents?X=2', '/agents'],
    ['/?x=1', '/?', '/'],
    ['/contacts?sent=true&x=1', '/contacts?sent=true&x=2', '/contacts?sent=true'],
  ])('%s is the one of %s, and shows nothing of either', async (one, other, url) => {
    const [first, second] = [await get(one), await get(other)];
    expect(second.body).toBe(first.body);
    expect(first.body).toContain(`"url":"${ORIGIN}${url}"`);
  });

  it('shared by many visitors runs its own scripts by their digests, and none by a known nonce', async () => {
    const digest = createHash('sha256').update('start("é")').digest('base64');
    for (const answer of [await get('/help'), await get('/help')])
      expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
        `script-src 'self' 'sha256-${digest}'`,
        expect.stringMatching(/^style-src-elem 'self' 'nonce-[^']+'$/u),
      ]);
    // A page made for one reader has a nonce.
    expect((await get('/invitation')).headers['content-security-policy']).toContain(
      `script-src 'self' 'nonce-nonce-${requests}'`,
    );
  });

  it.each([
    '/agreement/token?count',
    '/invitation?count',
    '/verify-email?count',
    '/properties/../agreement/token?count',
    '/properties/%2e%2e/agreement/token?count',
    '/venta/..%2fagreement/token?count',
  ])('that depends on more than the catalogue is made anew: %s', async (url) => {
    const plain = (body: string) => body.replace(`nonce-${requests}`, '');
    const first = plain((await get(url)).body);
    expect(plain((await get(url)).body)).not.toBe(first);
  });

  it('that is missing or failed is not indexed', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    expect((await get('/missing')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('that redirects names the target, without a body', async () => {
    const answer = await get('/moved');
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['content-type']).toBeUndefined();
    expect(answer.body).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it.each(['//evil.test/x', String.raw`/\evil.test`])(
    '%s is resolved within the portal itself',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).toContain(`"url":"${ORIGIN}/`);
    },
  );
});

describe('a failure', () => {
  it('of the renderer answers 500 in Spanish and logs the cause', async () => {
    const answer = await get('/throws');

    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toMatch(/^text\/html/u);
    expect(answer.body).toContain('No pudimos mostrar esta página');
    expect(answer.body).not.toContain('secret');
    expect(logged.join('')).toContain('secret of the renderer');
  });

  it('of a loader is logged and shown as the renderer shows it', async () => {
    expect((await get('/fails')).statusCode).toBe(500);
    expect(logged.join('')).toContain('secret of a loader');
  });

  it('of a loader to find something is normal, and not logged', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    expect(logged.join('')).not.toContain('nobody is there');
  });
});

describe('a URL that is no page', () => {
  it.each([
    '/api',
    '/api/nope',
    '/trpc/nope',
    '/uploads/x/1024.webp',
    '/assets/x.js',
    '/placeholders/x.svg',
    '/sitemaps/x.xml',
    '/og/x.png',
    '/readyz',
  ])('%s answers as data', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'route.not_found' });
  });

  it('does not include pages with a similar beginning', async () => {
    expect((await get('/apio')).statusCode).toBe(200);
  });

  it('includes every request that does not accept HTML', async () => {
    expect((await get('/favicon.ico', { accept: 'image/avif,image/webp' })).statusCode).toBe(404);
    expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
  });
});
